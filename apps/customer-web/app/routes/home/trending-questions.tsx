import type { TrendingQuestion } from '@tarapath/api-client/types'
import { ArrowRightIcon } from '@tarapath/ui-kit'
import { Link, withQuestion } from '@tarapath/customer-core/platform'
import { HomeSection } from './home-section.tsx'
import './home.late.css'
import { homeWords } from './words/home.gen.ts'

export function TrendingQuestions({ questions }: { questions: readonly TrendingQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <HomeSection title={homeWords().questions} deferredHeight="25rem">
      <ul className="home-questions-questions">
        {questions.map(({ id, text, speciality_id }) => (
          <li key={id}>
            <Link
              className="home-questions-question"
              to={withQuestion(
                `/consult-astrologer-online${speciality_id === null ? '' : `?speciality=${speciality_id}`}`,
                text,
              )}
            >
              {text}
              <ArrowRightIcon size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
