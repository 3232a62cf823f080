export {
  changePreferencesAtom,
  hasPreferences,
  preferencesAtom,
  syncPreferencesAtom,
  type FamilyPerson,
} from './preferences-atom.ts'
export { useFreshPreferences } from './use-fresh-preferences.ts'
