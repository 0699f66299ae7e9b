/** A language of the invented texts: words, and phrases that many people use. */
export interface CorpusLanguage {
  name: string;
  words: readonly string[];
  /** Phrases of three to five words that independent texts have in common. */
  phrases: readonly string[];
  /** Words by which a copy replaces others. */
  synonyms: readonly string[];
  quote: readonly [string, string];
  /** What stands behind a quotation. */
  citation: string;
  fullStop: string;
}

const list = (text: string) => text.trim().split(/\s+/u);

export const corpusLanguages: readonly CorpusLanguage[] = [
  {
    name: 'English',
    words: list(`
      system water energy market student teacher method result river field engine signal network process memory
      pressure surface measure reason number growth design model theory question answer village forest machine
      current voltage demand supply price cost value changes produces requires reduces increases explains
      depends connects contains returns stores moves shows keeps follows becomes large small common simple
      early late different important useful direct local natural public modern often usually rarely never
      because although therefore while during between without within through against under over after before
      the a of in to and is are for with by on as at from this that each every some many most few`),
    phrases: [
      ...['in order to', 'as well as', 'on the other hand', 'it is important to', 'as a result of'],
      ...[
        'one of the most',
        'in the case of',
        'can be used to',
        'for example in the',
        'at the same time',
      ],
    ],
    synonyms: list(
      `shows indicates big tiny typical basic initial final separate vital helpful plain regional`,
    ),
    quote: ['“', '”'],
    citation: '(Rao, 2014, p. 12)',
    fullStop: '.',
  },
  {
    name: 'Hindi',
    words: list(`
      पानी ऊर्जा बाज़ार विद्यार्थी शिक्षक विधि परिणाम नदी खेत यंत्र संकेत जाल प्रक्रिया स्मृति दबाव सतह माप कारण संख्या
      विकास रचना नमूना सिद्धांत प्रश्न उत्तर गाँव जंगल मशीन धारा माँग पूर्ति मूल्य लागत बदलता बनाता घटाता बढ़ाता समझाता
      जोड़ता रखता लौटाता चलता दिखाता बड़ा छोटा सामान्य सरल अलग उपयोगी सीधा स्थानीय प्राकृतिक आधुनिक अक्सर कभी क्योंकि
      इसलिए जबकि बीच बिना भीतर ऊपर नीचे बाद पहले यह वह हर कुछ कई और का की के में से पर को है हैं था थे लिए साथ`),
    phrases: ['के रूप में', 'की वजह से', 'सबसे महत्वपूर्ण बात यह', 'दूसरी ओर यह भी', 'के कारण ही यह'],
    synonyms: list(`विशाल लघु साधारण भिन्न लाभदायक प्रत्यक्ष क्षेत्रीय नवीन दर्शाता जल`),
    quote: ['“', '”'],
    citation: '(शर्मा, २०१४)',
    fullStop: '।',
  },
  {
    name: 'Tamil',
    words: list(`
      நீர் ஆற்றல் சந்தை மாணவர் ஆசிரியர் முறை விளைவு ஆறு வயல் இயந்திரம் குறிகை வலை செயல் நினைவகம் அழுத்தம் பரப்பு அளவு
      காரணம் எண் வளர்ச்சி வடிவம் மாதிரி கொள்கை கேள்வி பதில் கிராமம் காடு மின்னோட்டம் தேவை விலை செலவு மதிப்பு மாறுகிறது
      குறைக்கிறது கூட்டுகிறது விளக்குகிறது இணைக்கிறது வைக்கிறது நகர்கிறது காட்டுகிறது பெரிய சிறிய பொதுவான எளிய வேறு
      பயனுள்ள நேரடி உள்ளூர் இயற்கை நவீன அடிக்கடி ஏனெனில் எனவே ஆனால் இடையே இல்லாமல் மேல் கீழ் பின் முன் இது அது ஒவ்வொரு
      சில பல மற்றும் ஒரு அந்த இந்த என்று ஆகும் உள்ளது`),
    phrases: ['ஒன்றாக இருக்கும் போது', 'மிக முக்கியமான ஒன்று', 'இதன் காரணமாக தான்', 'மறுபுறம் பார்த்தால் இது'],
    synonyms: list(`மாபெரும் நுண்ணிய சாதாரண தனி உதவும் புதிய விவரிக்கிறது தண்ணீர்`),
    quote: ['“', '”'],
    citation: '[7]',
    fullStop: '.',
  },
  {
    name: 'Arabic',
    words: list(`
      الماء الطاقة السوق الطالب المعلم الطريقة النتيجة النهر الحقل الآلة الإشارة الشبكة العملية الذاكرة الضغط السطح القياس
      السبب العدد النمو التصميم النموذج النظرية السؤال الجواب القرية الغابة التيار الطلب العرض السعر التكلفة القيمة يتغير ينتج
      يقلل يزيد يشرح يعتمد يربط يحتوي يعيد يخزن يتحرك يظهر كبير صغير شائع بسيط مختلف مهم مفيد مباشر محلي طبيعي حديث غالبا
      لأن لذلك بينما خلال بين بدون داخل تحت فوق بعد قبل هذا ذلك كل بعض كثير من في على إلى عن مع هو هي كان`),
    phrases: ['من أجل أن', 'على سبيل المثال', 'بالإضافة إلى ذلك فإن', 'من ناحية أخرى فإن'],
    synonyms: list(`ضخم ضئيل عادي متنوع نافع إقليمي جديد يوضح المياه`),
    quote: ['«', '»'],
    citation: '(حسن، ٢٠١٤)',
    fullStop: '.',
  },
];
