import type { Mantra } from '@tarapath/api-client/types'
import { OWN_NAMES, textLanguage } from './languages.ts'
import { linesOf } from './lines-of.ts'
import styles from './mantra.module.css'
import { mantraWords } from './words/mantra.gen.ts'

interface TextsProps {
  mantra: Mantra
  language: { code: string; name: string }
  /** Null where it is not written in Roman letters. */
  roman: string | null
  /** Null where there is none. */
  hindiMeaning: string | null
  meaning: string
}

/** The texts of a mantra, of which the chosen radio button shows one. That needs no script. */
export function Texts({ mantra, language, roman, hindiMeaning, meaning }: TextsProps) {
  const words = mantraWords()
  const views = [
    {
      view: 'text',
      label: OWN_NAMES[language.code] ?? language.name,
      lang: textLanguage(language.code),
      lines: linesOf(mantra.text),
    },
    ...(roman === null ? [] : [{ view: 'roman', label: words.roman, lang: 'sa-Latn', lines: linesOf(roman) }]),
    ...(hindiMeaning === null ? [] : [{ view: 'hindi', label: words.hindiMeaning, lang: 'hi', lines: [hindiMeaning] }]),
    { view: 'meaning', label: words.meaning, lang: 'en-IN', lines: [meaning] },
  ]
  // A page in Roman letters has the transliteration as its text.
  const shown = language.code === 'en' ? views.slice(1) : views
  return (
    <>
      {/* Other letters begin with their text: the one that was chosen may not be among them. */}
      <fieldset key={language.code} className={styles['views']}>
        <legend className="ui-visually-hidden">{words.view}</legend>
        {shown.map(({ view, label, lang }, at) => (
          <label key={view} className="ui-chip">
            <input type="radio" name="view" value={view} defaultChecked={at === 0} className="ui-visually-hidden" />
            <span lang={view === 'roman' ? 'en-IN' : lang}>{label}</span>
          </label>
        ))}
      </fieldset>
      {shown.map(({ view, lang, lines }) => (
        <p key={view} data-view={view} lang={lang} className={styles['text']}>
          {lines.map((line) => (
            <span key={line} data-line>
              {line}
            </span>
          ))}
        </p>
      ))}
    </>
  )
}
