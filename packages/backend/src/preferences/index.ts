export { deletePreferences, languageNamesOf, preferencesOf, savePreferences } from './preferences.ts'
export { customerPreferences } from './tables.ts'
