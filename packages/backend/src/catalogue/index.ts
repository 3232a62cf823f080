export {
  type CatalogueField,
  type CatalogueKind,
  type CatalogueValue,
  type CatalogueValues,
  columnOf,
  nameInAddresses,
  priceFields,
} from './kind.ts'
export { type CatalogueLines, lessonBlocks, pairLines, questionBlocks, textLines } from './lines.ts'
export { type CatalogueKey, type OpenRow, countDrafts, history, listNewDrafts, listRows, openRow } from './open-row.ts'
export { publishDraft, removeRow } from './publish.ts'
export { loadReferences, type References } from './references.ts'
export { discardDraft, restoreVersion, saveDraft } from './save-draft.ts'
export { type CatalogueVersion, catalogueVersions } from './tables.ts'
