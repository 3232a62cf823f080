/** What a message is about, as far as a listener can tell from its words. */
const TOPICS = [
  'danger',
  'refused',
  'health',
  'contact',
  'marriage',
  'love',
  'career',
  'price',
  'money',
  'education',
  'family',
  'travel',
  'remedy',
  'timing',
  'birth',
  'doubt',
  'goodbye',
  'thanks',
  'greeting',
  'yes',
  'no',
  'other',
] as const
export type Topic = (typeof TOPICS)[number]

const LATIN: Partial<Record<Topic, string>> = {
  danger:
    'suicide|suicidal|kill myself|end my life|want to die|hurt myself|self harm|marna chahta|marna chahti|jeena nahi|khudkushi|atmahatya',
  health:
    'health|healthy|illness|disease|doctor|hospital|surgery|operation|cancer|diabetes|pregnan\\w*|depress\\w*|anxiety|medicine|fever|sehat|tabiyat|bimar\\w*|dawa|ilaj',
  refused:
    'lottery|satta|betting|gambl\\w*|matka|when will i die|death date|black magic|vashikaran|kala jadu|boy or girl|baby gender|court case|lawsuit|share tip|stock tip',
  contact: 'phone number|mobile number|whatsapp|telegram|call me|your number|apna number|email id|instagram',
  marriage:
    'marr\\w*|wedding|spouse|husband|wife|rishta|rishte|shaadi|shadi|vivah|manglik|mangalik|in-laws|sasural|divorce|talaq|pati|patni',
  love: 'love|relationship|boyfriend|girlfriend|breakup|break up|crush|partner|ex|pyar|pyaar|ishq',
  career:
    'career|job|jobs|work|office|boss|promotion|interview|business|startup|company|resign|salary|naukri|vyapar|vyapaar|dukan|transfer|government',
  money:
    'money|finance|financial|debt|loan|invest\\w*|property|income|savings?|paisa|paise|dhan|karz|karza|udhar|emi|house|flat|ghar kharid\\w*',
  education:
    'study|studies|exam|exams|college|school|degree|university|marks|upsc|neet|jee|padhai|pariksha|course|admission',
  family:
    'family|mother|father|parents?|brother|sister|son|daughter|child|children|baby|parivar|maa|papa|beta|beti|bhai|behen|ghar',
  travel: 'abroad|foreign|visa|travel|settle|canada|australia|usa|uk|germany|videsh|immigration',
  remedy: 'remed\\w*|upay|upaay|gemstone|stone|ratna|puja|pooja|mantra|rudraksha|fast|vrat|donate|daan',
  timing:
    'when|kab|kab tak|how long|which year|which month|this year|next year|time period|dasha|mahadasha|saturn|shani|sade sati|sadesati|rahu|ketu|transit|kitna samay',
  doubt:
    'fake|bot|robot|real person|are you real|scam|believe|trust|proof|ai|human|wrong|not true|galat|jhooth|bakwas|sach',
  price:
    'cost|costly|price|charge|charges|charged|rate|expensive|refund|balance|per minute|recharge|mehnga|kitna paisa lag\\w*',
  goodbye: 'bye|goodbye|good night|see you|talk later|end chat|alvida|chalta hu|chalti hu|phir milenge|baad mein baat',
  thanks: 'thanks|thank you|thankyou|thank u|thx|ty|dhanyavad|dhanyawad|shukriya|grateful',
  greeting:
    'hi|hii+|hello|helo|hey|namaste|namaskar|pranam|good morning|good evening|good afternoon|radhe radhe|ram ram|jai shri ram|vanakkam|guruji|pandit ji|panditji',
  birth:
    'date of birth|birth|born|dob|janam|janm|kundli|kundali|horoscope|birth time|birth place|rashi|lagna|moon sign|sun sign|zodiac|ascendant|nakshatra',
  yes: 'yes|yeah|yep|ok|okay|sure|haan|han|ji|theek hai|thik hai|alright|right|correct|sahi|hmm+|true',
  no: 'no|nope|not really|nahi|nahin|nhi|never',
}

/** A star stands for any ending. */
const DEVANAGARI: Partial<Record<Topic, string>> = {
  danger: 'आत्महत्या|ख़?ुदकुशी|मरना चाहत*|जीना नहीं',
  health: 'स्वास्थ्य|सेहत|बीमार*|डॉक्टर|इलाज|दवा|तबीयत|गर्भ*',
  refused: 'लॉटरी|सट्टा|जुआ|वशीकरण|काला जादू|मृत्यु कब|लड़का या लड़की|मुक़?दमा',
  contact: 'फ़?ोन नंबर|मोबाइल नंबर|नंबर दी*|व्हाट्सएप',
  marriage: 'शादी|शादियाँ|विवाह|रिश्त*|पति|पत्नी|मांगलिक|ससुराल|तलाक',
  love: 'प्यार|प्रेम|संबंध|ब्रेकअप',
  career: 'नौकर*|करियर|काम|व्यापार*|दुकान|प्रमोशन|इंटरव्यू|बॉस|ऑफिस',
  money: 'पैसा|पैसे|धन|कर्ज|उधार|निवेश|आय|संपत्ति|मकान',
  education: 'पढ़ाई|परीक्षा*|कॉलेज|स्कूल|डिग्री|दाखिला',
  family: 'परिवार|माँ|मां|पिता|भाई|बहन|बेटा|बेटी|बच्च*|घर',
  travel: 'विदेश|वीज़?ा|यात्रा',
  remedy: 'उपाय|रत्न|पूजा|मंत्र|व्रत|दान|रुद्राक्ष',
  timing: 'कब|कितना समय|दशा|शनि|साढ़े साती|राहु|केतु|गोचर|इस साल|अगले साल',
  doubt: 'झूठ|गलत|नकली|सच|भरोसा|विश्वास',
  price: 'कीमत|महंगा|शुल्क|रिचार्ज|बैलेंस',
  goodbye: 'अलविदा|फिर मिल*|चलता हूँ|चलती हूँ|शुभ रात्रि',
  thanks: 'धन्यवाद|शुक्रिया|आभार',
  greeting: 'नमस्ते|नमस्कार|प्रणाम|राधे राधे|राम राम|गुरुजी|पंडित जी',
  birth: 'जन्म|कुंडली|राशि|लग्न|नक्षत्र',
  yes: 'हाँ|हां|जी|ठीक है|सही',
  no: 'नहीं|ना',
}

/** Whole words only: a vowel sign belongs to its word. */
const wholeWords = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`

const PATTERNS = TOPICS.map((topic) => {
  const words = [LATIN[topic], DEVANAGARI[topic]?.replaceAll('*', String.raw`[\p{L}\p{M}]*`)].filter(Boolean).join('|')
  return { topic, pattern: words === '' ? null : new RegExp(wholeWords(words), 'iu') }
})

/** What a chart would be asked about: before the first of these the birth details are asked for. */
export const SUBJECTS: ReadonlySet<Topic> = new Set<Topic>([
  'marriage',
  'love',
  'career',
  'money',
  'education',
  'family',
  'travel',
  'timing',
  'birth',
])

/** Everything the words name, what must not be missed first. */
export function readTopics(text: string): Topic[] {
  return PATTERNS.filter(({ pattern }) => pattern?.test(text)).map(({ topic }) => topic)
}

/** What the words are about first of all. */
export const readTopic = (text: string): Topic => readTopics(text)[0] ?? 'other'
