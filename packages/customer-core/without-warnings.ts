import type { Plugin } from 'vite'
import { changeRouterFile } from './change-router-file.ts'

/** Leaves out React Router's warnings to developers, which are texts of every first load. The development server shows them. */
export const withoutWarnings = (): Plugin =>
  changeRouterFile('router/history.js', (code) =>
    code.replace(/function warning\(cond, message\) \{\n.*?\n\}/s, '/* @__NO_SIDE_EFFECTS__ */\nfunction warning() {}'),
  )
