export {
  changePreferencesAtom,
  hasPreferences,
  preferencesAtom,
  syncPreferencesAtom,
  type FamilyPerson,
} from './preferences-atom.ts'
export { spokenLanguagesAtom } from './spoken-languages-atom.ts'
export { useFreshPreferences } from './use-fresh-preferences.ts'
export { useSpokenLanguages } from './use-spoken-languages.ts'
