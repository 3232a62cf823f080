import { TextLink } from '@tarapath/ui-kit'
import { usePlatform } from './environment.tsx'
import { pageWords } from './words/page.gen.ts'

/** A question with a link to the contact in the footer. A native app has a footer of its own. */
export function ContactLink({ children }: { children: string }) {
  if (usePlatform() === 'mobile') return null
  return (
    <>
      {children} <TextLink href="#contact_us">{pageWords().contactUs}</TextLink>
    </>
  )
}
