/**
 * Phrases that a native reader stumbles over, each with its replacement. Add a row, and the guard finds it
 * in every text of the repository. A space in a pattern also matches a line break.
 */

export interface Phrase {
  readonly pattern: RegExp;
  /** The replacement. */
  readonly instead: string;
}

/** English phrases, in every text. */
export const ENGLISH: readonly Phrase[] = [
  { pattern: /\bwho(?:so)?ever\b/giu, instead: 'name the actor: “you”, “the player who …”' },
  { pattern: /(?<=[.!?:] |^)whatever\b/giu, instead: 'name the thing' },
  { pattern: /\bwhat is where\b/giu, instead: '“the contents”, “tiles”' },
  { pattern: /\bdo(?:es)? no harm\b/giu, instead: '“is ignored”' },
  { pattern: /\b(?:make|makes|made|making) do\b/giu, instead: '“use”' },
  { pattern: /\bof (?:its|their|his) own accord\b/giu, instead: '“automatically”' },
  { pattern: /\bwhat (?:came|comes|has come) of\b/giu, instead: '“the result of”' },
  { pattern: /\bin vain\b/giu, instead: '“without success”, “timed out”' },
  {
    pattern: /\b(?:one|two|three|four|five|six|seven|eight|nine) tenths?\b/giu,
    instead: 'a figure: 30 %',
  },
  { pattern: /\bfor (?:the )?want of\b/giu, instead: '“without”, “for lack of”' },
  {
    pattern: /\bparted\b|\bparts? (?:from|with)\b|\bparting\b/giu,
    instead: '“separated”, “split”',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/giu, instead: '“fix” or “correct”' },
  { pattern: /\bpresets?\b/giu, instead: '“default”' },
  { pattern: /\bfor ever\b/giu, instead: '“forever”' },
  { pattern: /\banew\b|\bafresh\b/giu, instead: '“again”' },
  { pattern: /\bseeds? of (?:all )?chance\b/giu, instead: '“random seed”' },
  { pattern: /\bbroken off\b|\bbreaks? off\b/giu, instead: '“stopped”, “aborted”' },
  { pattern: /\bnothing to decide\b/giu, instead: '“forced move”' },
  { pattern: /\bunits? of work\b/giu, instead: '“steps”' },
  {
    pattern: /\b(?:games?|saves?) (?:of|by) earlier rules\b/giu,
    instead: '“saves from older rules versions”',
  },
  { pattern: /\bmatters? not\b/giu, instead: '“does not matter”' },
  { pattern: /\ball the same\b/giu, instead: '“anyway”' },
  { pattern: /\bleave it at that\b/giu, instead: '“leave it”' },
  {
    pattern: /\bby (?:itself|themselves|himself|herself)\b/giu,
    instead: '“automatically”, “alone”',
  },
  {
    pattern: /\b(?:is|are|was|were) to (?:be|come|stand|go|lie|have|know)\b/giu,
    instead: '“must”, “should”, “will”',
  },
  { pattern: /\bone after (?:the )?other\b/giu, instead: '“in turn”, “one by one”' },
  { pattern: /\bagain and again\b/giu, instead: '“repeatedly”' },
  {
    pattern: /\b(?:go|goes|going|went|gone) on (?:with|from|where|to)\b/giu,
    instead: '“continue”',
  },
  { pattern: /\bhow (?:the game|things|it|they|all) stands?\b/giu, instead: '“the position”' },
  { pattern: /\b(?:come|comes|came) out (?:the same|as|of)\b/giu, instead: '“result in”, “equal”' },
  { pattern: /\b(?:fall|falls|fell) in for\b/giu, instead: '“fall back to”' },
  {
    pattern: /\bkeeps? to (?:itself|themselves|himself)\b/giu,
    instead: '“unexport”, “keep private”',
  },
  { pattern: /\bholds? good\b/giu, instead: '“is valid”, “applies”' },
  { pattern: /\bin (?:its|their) turn\b/giu, instead: '“then”' },
  {
    pattern: /\b(?:there|where|here)(?:of|in|by|upon|from)\b/giu,
    instead: '“of it”, “in it”, “by it”',
  },
  { pattern: /\bneeds? not\b/giu, instead: '“does not need to”' },
  { pattern: /\bcannot but\b/giu, instead: '“must”' },
  { pattern: /\b(?:nothing|none|nobody) but\b/giu, instead: '“only”' },
  { pattern: /\bsave for\b/giu, instead: '“except”' },
  { pattern: /(?<!,) but for (?:the|its|a|an|one|those|this|what)\b/giu, instead: '“except for”' },
  { pattern: /\bsuch (?:as|that) (?:is|are|has|have|do|does|can)\b/giu, instead: '“those that”' },
  { pattern: /\band the like\b/giu, instead: '“and similar”' },
  { pattern: /(?<!\bplayer )\bone['’]s\b|\boneself\b/giu, instead: '“your”, “its”' },
  { pattern: /\bmany an?\b/giu, instead: '“many”' },
  { pattern: /\b(?:games?|pictures|rules files) of the house\b/giu, instead: '“built-in”' },
  {
    pattern: /\b(?:hither|thence|hence)(?:to|forth)?\b|\bthither\b|\bwhence\b/giu,
    instead: '“from here”, “so far”, “therefore”',
  },
  { pattern: /\bshall\b/giu, instead: '“must”, “will”' },
  { pattern: /\bought to\b/giu, instead: '“should”' },
  { pattern: /\b(?:amongst|whilst|amidst)\b/giu, instead: '“among”, “while”' },
  { pattern: /\blest\b/giu, instead: '“so that … not”' },
  { pattern: /\b(?:in|out)side of\b/giu, instead: 'leave out “of”' },
  { pattern: /\bby means of\b|\bwith the help of\b/giu, instead: '“with”, “using”' },
  { pattern: /\bin order that\b/giu, instead: '“so that”' },
  { pattern: /\bin (?:the )?case (?:that|where|when)\b/giu, instead: '“if”' },
  { pattern: /\b(?:is|are) able to\b/giu, instead: '“can”' },
  { pattern: /\b(?:give|gives|gave|given) back\b/giu, instead: '“return”, “restore”' },
  { pattern: /\bsets? right\b/giu, instead: '“fix”' },
  { pattern: /\b(?:go|goes|went) wrong\b/giu, instead: '“fail”' },
  {
    pattern: /\bas (?:large|long|many|few|little|short|far) as (?:can|could|may) be\b/giu,
    instead: '“maximum”, “minimum”',
  },
  { pattern: /\bonce (?:and )?for all\b/giu, instead: '“permanently”, “once”' },
  { pattern: /\bfor good\b/giu, instead: '“permanently”' },
  { pattern: /\bgo(?:es)? without saying\b/giu, instead: '“is implicit”' },
  { pattern: /\breckon(?:s|ed|ing)?\b/giu, instead: '“estimate”, “count”' },
  { pattern: /\b(?:heed|deem)(?:s|ed)?\b/giu, instead: '“treat as”' },
  {
    pattern: /\bhow far (?:bots|it|they|the party|one) (?:get|gets|got|come|comes|came)\b/giu,
    instead: '“progress”',
  },
  {
    pattern:
      /\bwhat(?:ever)? (?:somebody|someone|anyone|a person) (?:sees|does|has|says|knows)\b/giu,
    instead: 'name the thing',
  },
  { pattern: /\bpassed over\b|\bpasses? over\b/giu, instead: '“ignored” or “skipped”' },
  { pattern: /\bgrows? from\b|\bgrown from\b/giu, instead: '“is generated from”' },
  { pattern: /\btaken away\b|\btakes? (?:it|them) away\b/giu, instead: '“remove”' },
  { pattern: /\bunless given\b/giu, instead: '“by default”' },
  { pattern: /\b(?:saved|kept) by itself\b/giu, instead: '“automatically”' },
  { pattern: /\bthink of (?=\p{L}+ing\b)/giu, instead: '“consider”' },
  { pattern: /\bonce more\b/giu, instead: '“again”' },
  { pattern: /\bpersons\b/giu, instead: '“people”' },
  { pattern: /\bstands? here (?:already|twice|a second)\b/giu, instead: '“is already here”' },
  { pattern: /\ball is well\b/giu, instead: '“verified” or “valid”' },
  {
    pattern: /\bthere cannot be\b|\bcannot be (?:done in )?fewer\b/giu,
    instead: '“the minimum possible”',
  },
  {
    pattern:
      /(?<!\bthere )\bis no (?!longer\b|more\b|less\b|one\b|use\b|way\b|room\b|such\b)[\p{L}{]\S*/giu,
    instead: '“is not a …”',
  },
  { pattern: /\bcalled so\b/giu, instead: '“No matching …”' },
  {
    pattern:
      /\b(?:seeds|moves|dice|steps|games|gifts|files|frames|figures|houses) a (?:house|turn|game|second|player|side|page)\b/giu,
    instead: '“per”',
  },
  { pattern: /\bwho plays on\b/giu, instead: '“who plays”' },
  {
    pattern: /\btells? of\b|\btold of\b|\btelling of\b/giu,
    instead: '“report”, “mention” or “describe”',
  },
  { pattern: /\bfar off\b/giu, instead: '“distant”' },
  { pattern: /\bnot (?:any|a) more\b/giu, instead: '“no longer”' },
  { pattern: /\bthe more so\b|\ball the more\b|\bso much the\b/giu, instead: '“especially”' },
  { pattern: /\bat once with\b/giu, instead: '“together with”' },
  { pattern: /\bif need be\b|\bneeds must\b/giu, instead: '“if necessary”' },
  { pattern: /\bfull well\b|\bvery well\b(?! (?:done|played))/giu, instead: 'leave it out' },
  { pattern: /\bno sooner\b/giu, instead: '“as soon as”' },
  { pattern: /\bto boot\b/giu, instead: '“also”' },
  { pattern: /\bthe latter of which\b|\bthe \p{L}+ of which\b/giu, instead: '“whose”' },
  { pattern: /\bwith which one\b|\bin which one\b|\bby which one\b/giu, instead: 'name the actor' },
  { pattern: /\b(?:put|puts|putting) by\b|\blaid by\b/giu, instead: '“store”' },
  { pattern: /\bsets? at (?:rest|naught)\b/giu, instead: '“stop”, “reset”' },
  { pattern: /\bcome(?:s)? to (?:pass|nothing|naught)\b/giu, instead: '“happen”, “fail”' },
  { pattern: /\bwaits? upon\b|\bcalls? upon\b/giu, instead: '“wait for”, “call”' },
  { pattern: /\bnext to nothing\b/giu, instead: '“almost nothing”' },
  { pattern: /\bfrom (?:elsewhere|without)\b/giu, instead: '“from outside”' },
  { pattern: /\bin the (?:like|same) manner\b/giu, instead: '“likewise”, “the same way”' },
  { pattern: /\bno matter (?:how|what) (?:\p{L}+ )?(?:may|might) be\b/giu, instead: '“any”' },
  {
    pattern: /\bhas (?:its|their) (?:beginning|end) (?:in|with)\b/giu,
    instead: '“begins”, “ends”',
  },
  { pattern: /\bas it were\b|\bso to (?:say|speak)\b/giu, instead: 'leave it out' },
];

/** English phrases that credit code with speech or thought: in comments and titles of tests. */
export const OF_CODE: readonly Phrase[] = [
  {
    pattern: /\b(?:any|no|some|every)body\b/giu,
    instead: '“anyone”, “no one”, “someone”, “everyone”',
  },
  {
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/giu,
    instead: '“receives”, “is reported”, “is shown”',
  },
  {
    pattern: /\btells? (?:how|what|whether|why|which|who|where|the|that|a|it|them|apart)\b/giu,
    instead: '“returns”, “reports”, “prints”',
  },
  {
    pattern: /\bknows? (?:of|what|how|whether|which|why|nothing|about)\b/giu,
    instead: '“stores”, “has”, “can”',
  },
  { pattern: /\b(?:is|are) (?:not )?(?:heard|heard of)\b/giu, instead: '“plays”, “is received”' },
  {
    pattern: /\b(?:is|are) asked (?:for|what|whether|how|about|again)\b/giu,
    instead: '“is requested”, “is called”',
  },
  { pattern: /\bspeaks? (?:of|for)\b/giu, instead: '“refers to”, “mentions”' },
  {
    pattern: /\b(?:is|are) said (?:of|about|to|by|in|so|with|for|at|where|when)\b/giu,
    instead: '“describes”, “is shown”',
  },
  {
    pattern: /\bsays? (?:what|whether|how|why|which|who|where|so)\b/giu,
    instead: '“reports”, “states”',
  },
  { pattern: /\b(?:stand|stands|stood) for (?:itself|themselves)\b/giu, instead: '“represents”' },
  { pattern: /\bcomes? to rest\b/giu, instead: '“ends”, “stops”' },
  { pattern: /\bhas (?:nothing|something) to say\b/giu, instead: '“has no message”' },
  { pattern: /\bwhere (?:there is|there are) (?:one|any|some)\b/giu, instead: '“if any”' },
  { pattern: /\bwhere there (?:is|are) none\b/giu, instead: '“if none”, “without one”' },
  {
    pattern: /\bthose (?:of|that) (?:it|they) (?:has|have|is|are)\b/giu,
    instead: 'name the thing',
  },
  { pattern: /\bplain to see\b/giu, instead: '“obvious”' },
];

/** Russian phrases, in messages. */
export const RUSSIAN: readonly Phrase[] = [
  { pattern: /(?<!\p{L})не есть(?!\p{L})/giu, instead: '«не является» или «это не …»' },
  { pattern: /читается не больше/giu, instead: '«можно не больше»' },
  { pattern: /\p{L} нет\. Есть:/giu, instead: '«Выберите из:»' },
  { pattern: /раст[её]т (?:всё )?случа|из него раст/giu, instead: '«зависит»' },
  { pattern: /(?<!\p{L})слово (?:игры|головоломки)/giu, instead: '«название»' },
  { pattern: /(?<!\p{L})трудность/giu, instead: '«сложность»' },
  { pattern: /(?<!\p{L})положени[еяй](?!\p{L})/giu, instead: '«позиция»' },
  { pattern: /(?<!\p{L})совет(?!\p{L})/giu, instead: '«подсказка»' },
  { pattern: /со скольжением/giu, instead: '«с блоками»' },
  { pattern: /сохраняется (?:здесь )?сама(?!\p{L})/giu, instead: '«автоматически»' },
  { pattern: /(?<!\p{L})только лишь(?!\p{L})/giu, instead: '«только» или «лишь»' },
  { pattern: /такого хода не существует/giu, instead: '«такого хода нет»' },
  {
    pattern:
      /в данный момент|(?<!\p{L})данн(?:ый|ая|ое|ые|ого|ой|ом|ую|ых) (?:ход|файл|игр|парти|мир|команд|клетк)/giu,
    instead: '«сейчас», «этот …»',
  },
  {
    pattern: /зерн(?:о|а|е|у|ом) случайности|(?<!\p{L})зерн(?:о|а|е|у|ом)(?!\p{L})/giu,
    instead: '«начальное значение»',
  },
  { pattern: /(?<!\p{L})осуществля/giu, instead: 'глагол действия' },
  { pattern: /(?<!\p{L})производится(?!\p{L})/giu, instead: 'глагол действия' },
  { pattern: /в случае,? если|в том случае/giu, instead: '«если»' },
  { pattern: /(?<!\p{L})посредством(?!\p{L})/giu, instead: '«с помощью» или падеж' },
  { pattern: /(?<!\p{L})имеет место|имеют место/giu, instead: '«есть», «бывает»' },
  { pattern: /кто бы ни|что бы ни/giu, instead: 'назовите, кто или что' },
  { pattern: /Победа: /giu, instead: '«вы победили …»' },
  { pattern: /единиц(?:ы|а)? работы/giu, instead: '«шагов»' },
  { pattern: /(?<!\p{L})ENOENT|(?<!\p{L})EACCES|\(default:/giu, instead: 'переведите' },
  {
    pattern: /(?<!\p{L})дабы(?!\p{L})|(?<!\p{L})коли(?!\p{L})|(?<!\p{L})сей(?!\p{L})/giu,
    instead: 'современное слово',
  },
  { pattern: /на сегодняшний день/giu, instead: '«сейчас»' },
  { pattern: /является собой|представляет собой/giu, instead: 'тире или «это»' },
];
