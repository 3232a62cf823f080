// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface LogOutWords {
  unsavedTitle: string
  unsavedText: string
  stay: string
  failedTitle: string
  failedText: string
  onlyHere: string
}

const english: LogOutWords = {
  unsavedTitle: "Log out without your note?",
  unsavedText: "A note about a customer could not be saved. It is lost when you log out.",
  stay: "Back",
  failedTitle: "You are not logged out",
  failedText: "The server did not answer. You may still be on duty: customers would ask for you, and wait in vain.",
  onlyHere: "Log out on this device only"
}

export const logOutWords: () => LogOutWords = catalogue(english)
