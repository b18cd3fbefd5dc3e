language-name = العربية
language-coverage = promised

game-dice = النرد
game-dice-about = مغامرة تعاونية: أبطال وأكياس أحجارهم، وعالم يسابق الوقت.
game-kalah = كالاه
game-kalah-about = المنقلة الكلاسيكية: ازرع بذورك، واغنم، والعب مرة أخرى.
game-rogue = الزنزانة
game-rogue-about = لعبة روغلايك بالمربعات، في عوالم مولدة أو مصنوعة باليد.
game-caves = الكهوف
game-caves-about = احفر طريقك نزولا عبر خمس طبقات من الكهوف المظلمة.
game-zrf = الرقع
game-zrf-about = ألعاب لوحية وألغاز منزلقة من ملفات القواعد.
game-missing = غير متاحة بعد

move-working = { $seconds ->
    [0] يُحسب أثر النقلة…
   *[other] يُحسب أثر النقلة: { $seconds } ث، { $millions } مليون خطوة
  }

strength-1 = مبتدئ
strength-2 = هاو
strength-3 = لاعب ناد
strength-4 = خبير
strength-5 = أستاذ
strength-1-about = لمبارياتك الأولى.
strength-2-about = لمن يعرف القواعد ويلعب بين حين وآخر.
strength-3-about = لمن يلعب بانتظام ويحسب النقلات مسبقا.
strength-4-about = للاعبين الأقوياء. يفكر طوال الوقت المتاح.
strength-5-about = أقصى قوة: يفكر طوال الوقت المتاح ولا يخطئ عمدا.
strength-measured = يحرز ⁦{ $score } %⁩ (من ⁦{ $least }⁩ إلى ⁦{ $most }⁩) أمام مستوى { $below }.

seat-person = شخص
seat-bot = آلي: { $strength }
seat-mind = آلي: { $mind }
player-you = أنت
player-name = { $player ->
    [0] اللاعب الأول
    [1] اللاعب الثاني
   *[other] اللاعب { $number }
  }

yes = نعم
no = لا
on = مفعّل
off = معطّل

list-pair = { $first }، { $second }

# Saved games that cannot be reopened as they were saved.
saved-fault-title = { $fault ->
    [newer] محفوظة بإصدار أحدث
    [rules] تغيرت القواعد
   *[other] هذه اللعبة المحفوظة تالفة
  }
saved-fault-changed = { $path ->
    [none] تغيرت قواعد هذه اللعبة منذ حفظها
   *[other] تغيرت القواعد في { $path } منذ حفظ هذه اللعبة
  }
saved-fault-newer = حفظ هذه اللعبة إصدار أحدث من Turnwright ({ $reason }). النسخة المحفوظة لم تتغير: افتحها بذلك الإصدار.
saved-fault-rules = { $opened ->
    [actions] { saved-fault-changed } ({ $reason }). فُتح الجزء الذي ما زال لعبه ممكنا لعبة جديدة. والنسخة المحفوظة لم تتغير.
   *[other] { saved-fault-changed } ({ $reason }). النسخة المحفوظة لم تتغير.
}
saved-fault-damage = { $opened ->
    [actions] هذه اللعبة المحفوظة تالفة ({ $reason }). فُتح الجزء السليم منها لعبة جديدة. والنسخة المحفوظة لم تتغير.
   *[other] هذه اللعبة المحفوظة تالفة ({ $reason }). النسخة المحفوظة لم تتغير.
}

# ألعاب بدأت بقواعد قديمة وتستمر بالقواعد الحالية.
saved-begun = { $rules ->
    [changed] بدأت بقواعد تغيرت بعد ذلك
   *[other] بدأت بقواعد قديمة ({ $rules })
  }
saved-rules = { $rules ->
    [changed] تغيرت القواعد
   *[other] قواعد قديمة ({ $rules })
  }
saved-continues = { $begun }. تستمر من الحركة { $reached } من { $saved }.
saved-continues-more = تستمر اللعبة بالقواعد الحالية لعبة جديدة. والنسخة المحفوظة لم تتغير.
saved-starts-over = { $begun }. لا يمكن متابعتها، لذلك تبدأ من أولها.
saved-begun-no-undo = لا تراجع عن الحركات التي جرت بقواعد قديمة.

problem-game-over = انتهت اللعبة.
problem-wrong-player = الدور الآن للاعب { $mover }.
problem-option-range = الخيار { $name }: اكتب عددا صحيحا من { $least } إلى { $most }، لا «{ $value }».
problem-option-choice = الخيار { $name }: اختر من { $values }، لا «{ $value }».
problem-option-text = الخيار { $name }: اكتب من 1 إلى { $most } حرفا في سطر واحد.
problem-option-unknown = لا يوجد خيار «{ $name }». الخيارات: { $values }.
problem-rules-edited = تغيرت القواعد في { $path } بعد حفظ هذه اللعبة. وما زالت كل نقلاتها ممكنة.
problem-rules-gone = لم يعد ممكنا فتح قواعد هذه اللعبة. كانت هنا: { $path }.
problem-game-unknown = لا توجد لعبة «{ $game }» هنا.
problem-rules-version = لُعبت بالإصدار { $theirs } من قواعد { $game }، وهذا البرنامج يعرف الإصدار { $ours }. افتحها بالبرنامج الذي كتبها.
problem-transcript-checkpoint = نقطة التحقق بعد الحركة { $entry } لا توافق الحالة التي تؤدي إليها الحركات.
problem-journal-apart = الحركات المحفوظة أخيرًا لا تتابع هذه اللعبة. وهي محفوظة بجانبها.
problem-journal-torn = لم تُحفظ الحركة الأخيرة كاملة، فهي مفقودة.
problem-journal-line = لا تستمر اللعبة المحفوظة بالسطر { $text }: الحركات من بعده مفقودة.
problem-journal-long = ما أضيف إلى اللعبة المحفوظة طويل جدا ({ $length } حرف؛ يُقرأ { $most } على الأكثر): الحركات الأخيرة مفقودة.
problem-problems-more = { $count ->
    [zero] لا مشكلات أخرى.
    [one] بقيت مشكلة أخرى: أصلح هذه أولا.
    [two] بقيت مشكلتان أخريان: أصلح هذه أولا.
    [few] بقيت { $count } مشكلات أخرى: أصلح هذه أولا.
    [many] بقيت { $count } مشكلة أخرى: أصلح هذه أولا.
   *[other] بقيت { $count } مشكلة أخرى: أصلح هذه أولا.
}
problem-transcript-long = السجل طويل جدا: { $length } حرف؛ يُقرأ { $most } على الأكثر.
problem-transcript-start = هذا ليس سجل لعبة: يجب أن يبدأ بالسطر «turnwright 1».
problem-transcript-line = لا سطر في السجل يبدأ بالكلمة { $word }.
problem-transcript-twice = تكرر { $word } مرتين: أبق سطرا واحدا.
problem-transcript-many = هناك أكثر من { $most } سطر «{ $word } …»؛ لا لعبة فيها هذا العدد.
problem-transcript-number = الحركة { $entry } مفقودة: في مكانها الحركة { $found }.
problem-transcript-entry = تعذرت قراءة الحركة { $entry }: اكتب «{ $entry } p1 حركة» أو «{ $entry } * نتيجة».
problem-transcript-hash = سطر البصمة يتألف من «=» وعدد الحركات و16 رقما ستعشريا.
problem-transcript-header = { $found ->
    [none] السطر «{ $word } …» مفقود.
   *[other] القيمة { $found } غير صالحة في السطر «{ $word } …».
  }
problem-transcript-differs = { $entry ->
    [0] بداية اللعبة
   *[other] الحركة { $entry }
  }: { $why ->
    [state] الحالة الناتجة لا توافق البصمة المسجلة
    [check] أرقام التحقق خاطئة: غُيّر السطر أو الترويسة
    [chance] النتيجة العشوائية هنا { $found }
    [missing] هذه النتيجة العشوائية مفقودة
    [cut] مفقودة لأن الملف مقطوع: البصمة تشمل { $found } من الحركات
    [ending] لا يمكن أن تنتهي اللعبة هكذا هنا
    [open] لم تنته اللعبة، والملف يقول إنها انتهت
   *[end] تنتهي اللعبة بما يلي: { $found }، والملف يقول غير ذلك
  }.
problem-seats = تعذرت معرفة من يلعب: اكتب «person» أو من «bot-1» إلى «bot-5» لكل لاعب (عددهم { $players }).
problem-link-broken = الرابط تالف أو ناقص. اطلبه مرة أخرى، أو اطلب اللعبة ملفا.
problem-link-long = يتجاوز الرابط بعد فكه { $most } بايت: لا لعبة بهذا الطول.

# Names and words that both shells or several games use.
choose-move = أي نقلة؟
label-rules = القواعد
label-position = الوضعية
list-none = لا شيء
label-colours = الألوان
colour-blind-safe = لعمى الألوان
label-explore = استكشاف
label-rest = راحة
chance-decides = القرار للحظ.
ended-won = فوز
label-map = الخريطة
label-cancel = إلغاء
log-empty = لم يحدث شيء بعد.
label-seed = البذرة العشوائية
level-number = المستوى { $level }
label-keys = المفاتيح
label-settings = الإعدادات
label-language = اللغة
setting-forced = النقلات الإجبارية
setting-forced-about = التمرير والمتابعات التي لا تترك لك خيارا.
setting-guidance = تلميحات للمبتدئين
setting-guidance-about = نصائح للاعبين الجدد في السيناريو الأول من لعبة النرد.
setting-effects = المؤثرات الصوتية
setting-effects-about = أصوات الأحجار والقتال. وكل ما يُسمع يُرى أيضا.
setting-music = الموسيقى
setting-music-about = موسيقى هادئة في لعبة النرد. تُسمع هنا وأنت تختار شدتها.
label-new-game = لعبة جديدة
label-begins = من يبدأ
label-moves = النقلات
board-home = البيت
move-pass = تمرير
label-steps = الخطوات
ended-draw = تعادل.
