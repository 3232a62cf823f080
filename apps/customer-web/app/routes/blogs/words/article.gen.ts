// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ArticleWords {
  fromBirth: string
  throughYears: string
  ourService: string
  panchang: string
  panchangAbout: string
  openPanchang: string
  topicMuhurta: string
  sunMantra: string
  moonMantra: string
  countDashas: string
  matching: string
  matchingAbout: string
  matchTwo: string
  topicMarriage: string
  weddingMantra: string
  sadeSati: string
  sadeSatiAbout: string
  findSadeSati: string
  topicVedic: string
  shaniMantra: string
  birthTime: string
  birthTimeAbout: string
  topicPrashna: string
  topicNumerology: string
  kundli: string
  kundliAbout: string
  dasha: string
  dashaAbout: string
  nakshatra: string
  nakshatraAbout: string
  numerology: string
  numerologyAbout: string
  countNumbers: string
  findNakshatra: string
  wait: string
  waitAbout: string
  countWhileWaiting: string
  whoIsFree: string
  askTopics: string
  ending: string
  endingAbout: string
  price: string
  priceAbout: string
  masking: string
  maskingAbout: string
  talk: string
  draw: string
  refunds: string
  offers: string
  privacy: string
  terms: string
  dashaShort: string
  exampleCall: string
  exampleBirth: string
  exampleOrder: string
  exampleSum: string
  endedByYou: string
  noReply: string
  leftEarly: string
  outage: string
  callDropped: string
  callDroppedEarly: string
}

const english: ArticleWords = {
  fromBirth: "What is read from a birth",
  throughYears: "Days, years and their signs",
  ourService: "How our chats work",
  panchang: "How a panchang is computed",
  panchangAbout: "Tithi, nakshatra, yoga, karana and Rahu kaal of one day in Nagpur, and why two calendars can both be right.",
  openPanchang: "Open the panchang of a day",
  topicMuhurta: "Questions about choosing a day",
  sunMantra: "A mantra of the Sun",
  moonMantra: "A mantra of the Moon",
  countDashas: "Count your dashas",
  matching: "How guna milan counts 36 points",
  matchingAbout: "One match counted koota by koota, where books differ, and what 18 points really say.",
  matchTwo: "Match two charts",
  topicMarriage: "Questions about marriage and matching",
  weddingMantra: "A mantra said at weddings",
  sadeSati: "What transits and Sade Sati are",
  sadeSatiAbout: "The sky of today counted from your Moon, every Sade Sati of one life, and why a quarter of all people have it now.",
  findSadeSati: "Find your Sade Sati",
  topicVedic: "Questions about birth charts",
  shaniMantra: "A mantra of Shani",
  birthTime: "When the birth time is unknown",
  birthTimeAbout: "One day computed for every time of birth: what changes, what still holds, and what a careful reading leaves out.",
  topicPrashna: "Questions without birth details",
  topicNumerology: "Questions about numbers and names",
  kundli: "How a kundli is drawn",
  kundliAbout: "From a birth time to twelve houses: what is measured, what is convention, and what four minutes change.",
  dasha: "What a dasha is, and how it is counted",
  dashaAbout: "Why the Moon’s place at birth divides 120 years among nine grahas, with a life counted as an example.",
  nakshatra: "What a nakshatra is",
  nakshatraAbout: "The Moon’s path in 27 parts and 108 quarters: what is measured, what is custom, and a week of them worked out.",
  numerology: "How numerology counts",
  numerologyAbout: "Mulank, bhagyank, the Lo Shu grid and the number of a name, counted by hand, and where schools differ.",
  countNumbers: "Count your numbers",
  findNakshatra: "Find your nakshatra",
  wait: "How a wait in the queue is estimated",
  waitAbout: "Where the minutes of a waiting list come from, what your turn is, and what happens when you miss it.",
  countWhileWaiting: "A mantra to count while you wait",
  whoIsFree: "See who is online",
  askTopics: "Find the right question",
  ending: "Why a chat ended, and what is refunded",
  endingAbout: "Every reason for the end of a chat, which of them return money without being asked, and how a person decides the rest.",
  price: "How to read the price of a chat",
  priceAbout: "Per minute, to the second, with GST once: every number before, during and after a chat, worked out.",
  masking: "What masking does to a phone number in a chat",
  maskingAbout: "Why numbers in messages turn into stars, what is hidden and what is not, and what that protects you from.",
  talk: "Talk to an astrologer",
  draw: "Draw your own chart",
  refunds: "Refunds and cancellations",
  offers: "Offers",
  privacy: "Privacy",
  terms: "Terms of use",
  dashaShort: "What a dasha is",
  exampleCall: "Call me on 98765 43210 tomorrow.",
  exampleBirth: "My birth date is 17-08-1994, at 6:45.",
  exampleOrder: "The order number is 48213.",
  exampleSum: "I sent ₹5000 on 17 August.",
  endedByYou: "You end a chat after 4 min 10 s",
  noReply: "The astrologer wrote nothing in 3 minutes",
  leftEarly: "The astrologer leaves after 50 seconds",
  outage: "Our service stood still for 40 seconds of a chat of 10 minutes",
  callDropped: "A call drops after 3 min 25 s",
  callDroppedEarly: "A call drops after 40 seconds"
}

export const articleWords: () => ArticleWords = catalogue(english)
