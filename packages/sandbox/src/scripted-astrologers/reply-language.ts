import type { ReplyLanguage } from '@tarapath/backend/astrologers'

const DEVANAGARI = /\p{Script=Devanagari}/u

const HINGLISH_WORDS = new Set(
  (
    'hai hain hu hun hoon tha thi kya kab kaise kaisa kaisi kyu kyun kyon mera meri mere mujhe mujhko aap aapka aapki ' +
    'tum hum humara hamara nahi nahin nhi ka ki ke ko se mein hoga hogi honge karu karun karna karni kare chahiye ' +
    'shaadi shadi vivah rishta naukri paisa paise dhan padhai pariksha parivar ghar pati patni beta beti maa papa ' +
    'sehat tabiyat bimari samay janam janm tithi subah shaam raat dopahar baje dhanyavad shukriya alvida acha accha theek ' +
    'thik bahut bohot abhi kuch bhi aur lekin magar raha rahi rahe milega milegi batao bataiye ' +
    'bataye pyar ladka ladki karz udhar vyapar dukan kundli kundali rashi grah dosh upay'
  ).split(' '),
)

/** Said in any language. */
const NEUTRAL_WORDS = new Set('namaste namaskar pranam guruji panditji pandit ji hi hello ok radhe ram'.split(' '))

/** Two Hindi words, or one in a very short line, are enough: people mix English in freely. */
export function detectLanguage(text: string): ReplyLanguage | null {
  if (DEVANAGARI.test(text)) return 'hindi'
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !NEUTRAL_WORDS.has(word))
  if (words.length === 0) return null
  const hindi = words.filter((word) => HINGLISH_WORDS.has(word)).length
  return hindi >= 2 || (hindi === 1 && words.length <= 4) ? 'hinglish' : 'english'
}
