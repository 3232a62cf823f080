import { MantraReader } from './mantra-reader-element.ts'
import { MantraSearch } from './mantra-search-element.ts'
import { SavedMantras } from './saved-mantras-element.ts'

// The file may come twice: as the script of a page for reading, and with the application.
if (!customElements.get('mantra-reader')) customElements.define('mantra-reader', MantraReader)
if (!customElements.get('mantra-search')) customElements.define('mantra-search', MantraSearch)
if (!customElements.get('saved-mantras')) customElements.define('saved-mantras', SavedMantras)
