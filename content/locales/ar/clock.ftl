# الساعات والاستسلام والتعادل بالاتفاق.
clock-label = التحكم بالوقت
clock-about = وقت كل طرف. من ينفد وقته يخسر.
clock-typed = اكتب ⁦5⁦+3⁩⁩: خمس دقائق و3 ثوانٍ تضاف كل دور، أو ⁦30s⁩: ثلاثون ثانية لكل نقلة.
clock-bad = تحكم بالوقت غير معروف: ⁦{ $text }⁩. { clock-typed }
clock-none = بلا ساعة
clock-own = مخصص
clock-per-game = ⁦{ $initial }⁦+{ $increment }⁩⁩
clock-per-move = { $seconds } ث لكل نقلة
clock-minutes = دقائق لكل طرف
clock-increment = ثوانٍ تضاف كل دور
clock-left = { $name }: بقي ⁦{ $time }⁩
clock-low = { $who ->
    [you] وقتك يوشك أن ينفد.
   *[other] { $name }: الوقت يوشك أن ينفد.
  }
clock-key-pause = إيقاف الساعة
clock-resume = استئناف
clock-pause-help = إيقاف الساعات؛ ومرة أخرى للاستئناف
clock-paused = متوقفة مؤقتًا
clock-paused-about = الساعات متوقفة.
early-resign = استسلام
early-resign-help = استسلام
early-draw = عرض التعادل
early-draw-help = عرض التعادل
early-ask-resign = هل تستسلم في هذه اللعبة؟
early-ask-draw = عرض تعادل من { $name }. { $other }، هل تقبل؟
early-accept = قبول
early-decline = رفض
early-won = { $who ->
    [you] فزت!
    [bot] فاز الآلي.
   *[other] الفائز: { $name }.
  }
early-resigned = { $who ->
    [you] استسلمت.
    [bot] استسلم الآلي.
   *[other] المستسلم: { $name }.
  }
early-time = { $who ->
    [you] نفد وقتك.
    [bot] نفد وقت الآلي.
   *[other] نفد الوقت: { $name }.
  }
early-time-drawn = { $who ->
    [you] نفد وقتك، لكن خصمك لم يعد قادرًا على الفوز.
    [bot] نفد وقت الآلي، لكن خصمه لم يعد قادرًا على الفوز.
   *[other] نفد الوقت: { $name }. لكن الخصم لم يعد قادرًا على الفوز.
  }
early-agreed = تعادل بالاتفاق.
early-declined = رفض الآلي التعادل.
early-considers = الآلي يفكر في عرضك…
early-reopened = اللعبة مستمرة.
early-cannot-resign = لا لعبة للاستسلام فيها.
early-cannot-draw = يمكنك عرض التعادل في دورك، مرة واحدة كل دور.
clock-cannot-pause = لا ساعة في هذه اللعبة.
early-keep-playing = متابعة اللعب
early-tools = إنهاء اللعبة أو إيقافها
