# مظهر الرقع، والأسهم والدوائر، والنقلات المسبقة، والتكبير.

zrf-looks = المظهر
looks-preview = معاينة الرقعة
looks-pieces = القطع
looks-set-classic = كلاسيكية
looks-set-wood = خشبية
looks-set-modern = حديثة
looks-set-kanji = حروف صينية
looks-set-symbols = رموز
looks-set-glossy = لامعة
looks-set-mineral = صدف وأردواز
looks-set-file = من الملف
looks-set-file-number = من الملف، المجموعة ⁦{ $number }⁩
looks-theme = { web-board }
looks-theme-standard = عادية
looks-theme-wood = خشب
looks-theme-paper = ورق
looks-theme-plain = بسيطة
looks-theme-contrast = تباين عالٍ
looks-coordinates = الإحداثيات
looks-coordinates-outside = بجانب الرقعة
looks-coordinates-inside = على المربعات
looks-coordinates-off = بلا
looks-numbers = أرقام على المربعات
looks-files = أعمدة مرقمة من كل جانب كما في تدوين النقلات
looks-smart = العب فورًا إذا كانت النقرة تسمح بنقلة واحدة
looks-premoves = النقلات المسبقة: أدخلها بينما يفكر البوت
looks-sounds = الأصوات

## تحت الرقعة على شاشات اللمس

looks-board-tools = { web-board }
looks-zoom-in = تكبير
looks-zoom-out = الرقعة كلها
looks-draw = أسهم
looks-colour = { $colour ->
    [green] أخضر
    [red] أحمر
    [blue] أزرق
   *[yellow] أصفر
  }
looks-erase = امسح الأسهم والدوائر

## النقلات المسبقة

looks-premove-list = نقلة مسبقة: ⁦{ $moves }⁩
looks-premove-cancel = إلغاء النقلة المسبقة
problem-zrf-premove-dropped = أُلغيت النقلة المسبقة ⁦{ $from } – { $to }⁩: ليست قانونية الآن.

## المساعدة

looks-help-draw = اسحب بالزر الأيمن لرسم سهم، وانقر به لرسم دائرة. يغيّر ⁦Shift⁩ أو ⁦Alt⁩ أو كلاهما اللون، والنقر الأيسر يمسح. على شاشة اللمس اضغط مطولًا، أو انقر «{ looks-draw }».
looks-help-premove = بينما يفكر البوت، أدخل نقلاتك التالية. تُلعب كل نقلة فور مجيء دورك، أو تُلغى إن لم تكن قانونية. النقر الأيمن أو ⁦Esc⁩ يلغيها.
looks-help-zoom = على الهاتف، النقر على رقعة صغيرة المربعات يكبّرها. اسحب بإصبع واحدة للتنقل، وباعد بين إصبعين للتكبير.
