import { ChevronDownIcon } from '@tarapath/ui-kit'
import { faq } from './faq.ts'
import { HomeSection } from './home-section.tsx'
import './home.late.css'
import { faqWords } from './words/faq.gen.ts'

/** Questions about Tarapath, which open without scripts. */
export function FrequentQuestions() {
  return (
    <HomeSection title={faqWords().heading} deferredHeight="21rem">
      <ul className="home-questions-questions">
        {faq().map(({ question, answer }) => (
          <li key={question}>
            <details className="home-faq">
              <summary className="home-questions-question">
                {question}
                <ChevronDownIcon size={20} />
              </summary>
              <p>{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
