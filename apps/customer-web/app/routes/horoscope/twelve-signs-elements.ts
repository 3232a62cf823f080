import './horoscope-elements.ts'
import { FindSign } from './find-sign-element.ts'

// The file may come twice: as the script of a page for reading, and with the application.
if (!customElements.get('find-sign')) customElements.define('find-sign', FindSign)
