import { settingAtom } from './setting-atom.ts'

/** `less`: no web fonts, and no pictures that are decoration. The boot script applies it to the pages that follow. */
export const dataModeAtom = settingAtom('data_mode')
