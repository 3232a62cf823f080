// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface HomeWords {
  title: string
  titleFrom(values: { price: string | number }): string
  description: string
  headline: string
  lead: string
  leadFrom(values: { price: string | number }): string
  today(values: { sanskrit: string | number; english: string | number; date: string | number }): string
  availableNow: string
  availableNotLoaded: string
  seeAll: string
  nobodyFree: string
  nobodyFreeHint: string
  seeAstrologers: string
  signToday(values: { sign: string | number }): string
  signNotLoaded: string
  changeSign: string
  chooseYourSign: string
  noSign: string
  bothNames(values: { sanskrit: string | number; english: string | number }): string
  topics: string
  topicsLabel: string
  topicsNotLoaded: string
  trending: string
  trendingNotLoaded: string
  questions: string
  questionsNotLoaded: string
  testimonials: string
  testimonialsNotLoaded: string
  latestReviews: string
  reviewsNotLoaded: string
  reviewBy(values: { customer: string | number; astrologer: string | number }): string
  seeAllCount(values: { count: string | number }): string
  live: string
  watching(values: { count: number }): string
  techniques: string
  forYou: string
  continueWith(values: { name: string | number }): string
  statusAndPrice(values: { status: string | number; price: string | number }): string
  downloads(values: { count: string | number }): string
}

const english: HomeWords = {
  title: "Talk to an astrologer online",
  titleFrom: (d) => "Talk to an astrologer online from " + d.price + " a minute",
  description: "Chat with or call a verified astrologer and pay by the minute. You always see the price and the time left.",
  headline: "Ask someone who reads the sky for a living.",
  lead: "Chat or call a verified astrologer. Pay by the minute.",
  leadFrom: (d) => "Chat or call a verified astrologer. Pay by the minute from " + d.price + ".",
  today: (d) => "Sun in " + d.sanskrit + " (" + d.english + "), " + d.date,
  availableNow: "Online now",
  availableNotLoaded: "Online astrologers did not load",
  seeAll: "See all",
  nobodyFree: "No astrologers are online right now",
  nobodyFreeHint: "Check back soon, or see when they will be back.",
  seeAstrologers: "See astrologers",
  signToday: (d) => d.sign + " today",
  signNotLoaded: "Your horoscope did not load",
  changeSign: "Change",
  chooseYourSign: "Choose your sign",
  noSign: "No sign",
  bothNames: (d) => d.sanskrit + " (" + d.english + ")",
  topics: "Choose a topic",
  topicsLabel: "Topics",
  topicsNotLoaded: "Topics did not load",
  trending: "Trending topics",
  trendingNotLoaded: "Trending topics did not load",
  questions: "Popular questions",
  questionsNotLoaded: "Popular questions did not load",
  testimonials: "What customers say",
  testimonialsNotLoaded: "Customer reviews did not load",
  latestReviews: "Latest reviews",
  reviewsNotLoaded: "Reviews did not load",
  reviewBy: (d) => d.customer + ", about " + d.astrologer,
  seeAllCount: (d) => "See all " + d.count,
  live: "Live",
  watching: (d) => plural(d.count, 0, en, { "0": "Live now", one: number("en-IN", d.count, 0) + " watching", other: number("en-IN", d.count, 0) + " watching" }) as string,
  techniques: "Techniques",
  forYou: "Recommended for you",
  continueWith: (d) => "Continue with " + d.name,
  statusAndPrice: (d) => d.status + " · " + d.price + "/min",
  downloads: (d) => d.count + " app downloads"
}

export const homeWords: () => HomeWords = catalogue(english)
