// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface QuestionWords {
  reportProblem: string
  askUntil(values: { time: string | number }): string
  yourQuestion: string
  ourAnswer: string
  whatHappensNext: string
  whatWasWrong: string
  notAnswered: string
  cutOff: string
  unfairCharge: string
  somethingElse: string
  describe: string
  hint: string
  send: string
  chooseOne: string
  describeFirst: string
  kept(values: { problem: string | number }): string
  offline: string
  signedOut: string
  notAccepted: string
  unexpected: string
  noName: string
  describeOptional: string
}

const english: QuestionWords = {
  reportProblem: "Report a problem",
  askUntil: (d) => "You can report until " + d.time + ".",
  yourQuestion: "Your question",
  ourAnswer: "Our reply",
  whatHappensNext: "Our team will reply here within 2 working days. Any refund comes to your wallet.",
  whatWasWrong: "What went wrong?",
  notAnswered: "The astrologer did not reply",
  cutOff: "The chat was cut off",
  unfairCharge: "I was charged incorrectly",
  somethingElse: "Something else",
  describe: "Describe the problem",
  hint: "Our team reads this along with the receipt.",
  send: "Send",
  chooseOne: "Choose one option.",
  describeFirst: "Describe the problem in a few words.",
  kept: (d) => d.problem + " Your text is saved here.",
  offline: "Not sent. Check your internet connection and try again.",
  signedOut: "Not sent because you are signed out. Sign in and try again.",
  notAccepted: "Your question was not accepted. Try again in a moment.",
  unexpected: "Not sent. Something went wrong. Try again.",
  noName: "No name given",
  describeOptional: "Describe the problem (optional)"
}

export const questionWords: () => QuestionWords = catalogue(english)
