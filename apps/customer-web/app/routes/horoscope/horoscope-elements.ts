import { showChosenChip } from '@tarapath/ui-kit'
import { SharePage } from './share-page-element.ts'

/** Shows the chosen one of a row of chips in a page without the application. */
class ChosenChip extends HTMLElement {
  connectedCallback(): void {
    showChosenChip(this.querySelector<HTMLElement>('[role=group]'))
  }
}

// The file may come twice: as the script of a page for reading, and with the application.
if (!customElements.get('share-page')) {
  customElements.define('share-page', SharePage)
  customElements.define('chosen-chip', ChosenChip)
}
