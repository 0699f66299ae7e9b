import { ReaderPool } from '@/components/integrity/reader/read-text';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { TextPage } from '@/components/integrity/model/text';
import { comparedWord } from '@/components/integrity/model/vocabulary';
import { findWords } from '@/components/integrity/model/word';

/** The words of a text as they are compared. */
const wordsOf = (text: string) =>
  findWords(text).map(({ start, end }) => comparedWord(text.slice(start, end)));

/** Reads a file as the assignment checker does. Throws if it cannot be read. */
async function readPath(pool: ReaderPool, path: string): Promise<readonly TextPage[]> {
  const content = new Blob([new Uint8Array(readFileSync(path))]);
  const pages = await pool.read({ name: basename(path), content });
  if (typeof pages === 'string') throw new Error(`${path}: ${pages}`);
  return pages;
}

/** A text about the water cycle in one language, and a font with its letters. */
interface LanguageText {
  font: string;
  direction: 'ltr' | 'rtl';
  paragraphs: readonly string[];
}

const languageTexts: Readonly<Record<string, LanguageText>> = {
  Hindi: {
    font: 'Noto Sans Devanagari',
    direction: 'ltr',
    paragraphs: [
      'वर्षा का पानी नदियों में बहकर समुद्र तक पहुँचता है। सूर्य की गर्मी से जल वाष्प बनकर ऊपर उठता है और ठंडा होकर बादल बनाता है।',
      'जब बादल भारी हो जाते हैं, तब वर्षा होती है। इस प्रक्रिया को जल चक्र कहते हैं। मिट्टी में रिसने वाला पानी भूजल कहलाता है।',
      'विद्यार्थियों ने अपनी पुस्तिका में चित्र बनाकर इसका वर्णन किया। किसानों के लिए यह ज्ञान अत्यंत उपयोगी है, क्योंकि सिंचाई वर्षा पर निर्भर करती है।',
    ],
  },
  Tamil: {
    font: 'Noto Sans Tamil',
    direction: 'ltr',
    paragraphs: [
      'மழை நீர் ஆறுகளில் ஓடி கடலைச் சென்றடைகிறது. சூரியனின் வெப்பத்தால் நீர் ஆவியாகி மேலே சென்று குளிர்ந்து மேகங்களாக மாறுகிறது.',
      'மேகங்கள் கனமாகும்போது மழை பெய்கிறது. இந்த செயல்முறை நீர் சுழற்சி என்று அழைக்கப்படுகிறது. மண்ணில் ஊடுருவும் நீர் நிலத்தடி நீர் எனப்படும்.',
      'விவசாயிகளுக்கு இந்த அறிவு மிகவும் பயனுள்ளது, ஏனெனில் பாசனம் மழையைப் பொறுத்தது. தொழிற்சாலைகள் நதிகளை மாசுபடுத்துகின்றன.',
    ],
  },
  Bengali: {
    font: 'Noto Sans Bengali',
    direction: 'ltr',
    paragraphs: [
      'বৃষ্টির জল নদী দিয়ে বয়ে সমুদ্রে পৌঁছায়। সূর্যের তাপে জল বাষ্প হয়ে উপরে ওঠে এবং ঠান্ডা হয়ে মেঘ তৈরি করে।',
      'মেঘ ভারী হলে বৃষ্টি হয়। এই প্রক্রিয়াকে জলচক্র বলা হয়। মাটিতে চুঁইয়ে যাওয়া জলকে ভূগর্ভস্থ জল বলে।',
      'আমাদের গ্রামের কৃষকেরা ধান চাষের জন্য বর্ষার উপর নির্ভর করেন। বৃষ্টি কম হলে ফসল নষ্ট হয়, আবার অতিরিক্ত বৃষ্টিতে বন্যা দেখা দেয়। তাই জল সঞ্চয়ের জন্য পুকুর ও জলাধার তৈরি করা অত্যন্ত প্রয়োজনীয়।',
      'শিক্ষার্থীরা বিদ্যালয়ের ছাদে বৃষ্টির জল সংগ্রহ করে একটি পরীক্ষা করেছিল। তারা প্রতিদিন জলের পরিমাণ মেপে খাতায় লিখত এবং সপ্তাহের শেষে একটি রেখাচিত্র আঁকত। দেখা গেল, শ্রাবণ মাসে সবচেয়ে বেশি জল জমা হয়েছে।',
      'কারখানার বর্জ্য পদার্থ নদীতে মিশলে মাছ ও জলজ উদ্ভিদের ক্ষতি হয়। দূষিত জল পান করলে মানুষের নানা রোগ হতে পারে। সরকার এই বিষয়ে কঠোর আইন প্রণয়ন করেছে, কিন্তু সাধারণ মানুষের সচেতনতাও সমান গুরুত্বপূর্ণ।',
      'বিজ্ঞানীরা বলেন, পৃথিবীর উষ্ণতা বৃদ্ধির ফলে হিমবাহ দ্রুত গলে যাচ্ছে এবং সমুদ্রের উচ্চতা ক্রমশ বাড়ছে। উপকূলের বহু অঞ্চল ভবিষ্যতে জলের নিচে চলে যেতে পারে। এই কারণে বৃক্ষরোপণ, শক্তির সাশ্রয় এবং নবীকরণযোগ্য উৎসের ব্যবহার আমাদের সকলের কর্তব্য।',
    ],
  },
  Urdu: {
    font: 'Noto Nastaliq Urdu',
    direction: 'rtl',
    paragraphs: [
      'بارش کا پانی دریاؤں میں بہہ کر سمندر تک پہنچتا ہے۔ سورج کی گرمی سے پانی بخارات بن کر اوپر اٹھتا ہے اور ٹھنڈا ہو کر بادل بناتا ہے۔',
      'جب بادل بھاری ہو جاتے ہیں تو بارش ہوتی ہے۔ اس عمل کو پانی کا چکر کہتے ہیں۔',
      'ہمارے گاؤں کے کسان دھان کی کاشت کے لیے برسات پر انحصار کرتے ہیں۔ اگر بارش کم ہو تو فصل خراب ہو جاتی ہے، اور اگر زیادہ ہو تو سیلاب آ جاتا ہے۔ اس لیے پانی جمع کرنے کے لیے تالاب اور ذخیرے بنانا نہایت ضروری ہے۔',
      'طالب علموں نے اسکول کی چھت پر بارش کا پانی جمع کر کے ایک تجربہ کیا۔ وہ ہر روز پانی کی مقدار ناپ کر کاپی میں لکھتے تھے اور ہفتے کے آخر میں ایک نقشہ بناتے تھے۔',
      'کارخانوں کا فضلہ دریا میں ملنے سے مچھلیوں اور پودوں کو نقصان پہنچتا ہے۔ آلودہ پانی پینے سے انسان کئی بیماریوں میں مبتلا ہو سکتا ہے۔ حکومت نے اس بارے میں سخت قانون بنائے ہیں، لیکن عوام کا شعور بھی اتنا ہی اہم ہے۔',
    ],
  },
  Arabic: {
    font: 'Noto Naskh Arabic',
    direction: 'rtl',
    paragraphs: [
      'تصل مياه الأمطار إلى البحر عبر الأنهار. وبحرارة الشمس يتحول الماء إلى بخار يصعد إلى الأعلى ثم يبرد ويصبح سحابا.',
      'عندما تثقل السحب يهطل المطر، وتسمى هذه العملية دورة الماء في الطبيعة. والماء الذي يتسرب إلى التربة يسمى المياه الجوفية.',
    ],
  },
  English: {
    font: 'Noto Sans',
    direction: 'ltr',
    paragraphs: [
      'The water of the rain flows through the rivers to the sea. In the office the first effort is difficult to define; affluent fields flourish.',
      'When the clouds are heavy, rain falls. This process is called the water cycle.',
    ],
  },
};

let pool: ReaderPool;

beforeAll(async () => {
  pool = new ReaderPool(await threadWorkers(), { workers: 1, pause: 10_000, time: 20_000 });
});

afterAll(() => pool.close());

test.each([
  ['Hindi', 'LibreOffice', 0, 1],
  ['Hindi', 'Chromium', 0, 1],
  ['Tamil', 'LibreOffice', 0, 1],
  ['Tamil', 'Chromium', 0, 1],
  ['Arabic', 'Chromium', 0, 1],
  ['Urdu', 'LibreOffice', 0, 5],
  ['Urdu', 'Chromium', 2, 3],
  ['Urdu', 'LibreOffice with two fonts', 0, 2],
  ['Hindi', 'LibreOffice with two fonts', 0, 1],
])('A PDF in %s that %s wrote has every word', async (language, program, from, to) => {
  const name = `${language}-${program.replace('with ', '').replaceAll(' ', '-')}.pdf`.toLowerCase();
  const pages = await readPath(pool, `__tests__/fixture/integrity/pdf/${name}`);
  expect(pages.flatMap(({ text }) => wordsOf(text))).toEqual(
    wordsOf(languageTexts[language]?.paragraphs.slice(from, to).join('\n') ?? ''),
  );
});
