export {
  listMantras,
  listMantraCategories,
  getMantraCategory,
  getMantra,
  listMantraLanguages,
  type ListMantrasInput,
  type ListMantraCategoriesInput,
  type GetMantraInput,
} from './generated/mantras.gen.ts'
