export { Sheet, type SheetProps } from './overlay/sheet.tsx'
