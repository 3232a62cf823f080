import { settingAtom } from './setting-atom.ts'

/**
 * `less`: no web fonts, no pictures that are decoration, and live streams play after a tap only. The boot script applies it
 * to the pages that follow.
 */
export const dataModeAtom = settingAtom('data_mode')
