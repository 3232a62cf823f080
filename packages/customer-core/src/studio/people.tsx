import type { Studio } from '@tarapath/own-api/live'
import { Button, showToast } from '@tarapath/ui-kit'
import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useState, type ReactNode } from 'react'
import styles from './studio.module.css'
import type { StudioUse } from './use-studio.ts'
import { studioWords } from './words/studio.gen.ts'

export interface Person {
  user_id: number
  name: string
}

/** Who watches, who waits, and who is blocked. */
export function People({
  studio,
  onBlock,
  onUnblock,
}: {
  studio: Studio
  onBlock(person: Person): void
  onUnblock(person: Person): void
}) {
  const words = studioWords()
  return (
    <div className={styles['people']}>
      <PersonList title={words.waiting} empty={words.nobodyWaits}>
        {studio.queue.map(({ id, name, order_type: type }) => (
          <li key={id}>
            <span>{name}</span>
            <small>{words.waitsFor({ kind: type === 2 ? 'call' : 'chat' })}</small>
          </li>
        ))}
      </PersonList>
      <PersonList title={words.viewers} empty={words.noViewers}>
        {studio.viewers.map((person) => (
          <li key={person.user_id}>
            <span>{person.name}</span>
            <BlockButton person={person} onBlock={onBlock} />
          </li>
        ))}
      </PersonList>
      {studio.blocked.length > 0 ? (
        <PersonList title={words.blocked} empty="">
          {studio.blocked.map((person) => (
            <li key={person.user_id}>
              <span>{person.name}</span>
              <Button
                variant="quiet"
                size="s"
                aria-label={words.unblockOf({ name: person.name })}
                onClick={() => onUnblock(person)}
              >
                {words.unblock}
              </Button>
            </li>
          ))}
        </PersonList>
      ) : null}
    </div>
  )
}

function PersonList({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {children.length === 0 ? <p className={styles['quiet']}>{empty}</p> : <ul className="ui-rows">{children}</ul>}
    </section>
  )
}

export function BlockButton({ person, onBlock }: { person: Person; onBlock(person: Person): void }) {
  const words = studioWords()
  return (
    <Button variant="quiet" size="s" aria-label={words.blockOf({ name: person.name })} onClick={() => onBlock(person)}>
      {words.block}
    </Button>
  )
}

/** Blocking asks first, by name. */
export function useBlocking({ setBlocked }: StudioUse) {
  const words = studioWords()
  const [asked, setAsked] = useState<Person | null>(null)
  const change = async ({ user_id: id, name }: Person, isBlocked: boolean) => {
    setAsked(null)
    if (await setBlocked(id, isBlocked))
      showToast({ text: isBlocked ? words.nowBlocked({ name }) : words.nowUnblocked({ name }) })
  }
  const question = asked ? (
    <AlertDialog
      open
      title={words.blockTitle({ name: asked.name })}
      description={words.blockHint({ name: asked.name })}
      confirm={{ label: words.block, variant: 'danger', onPress: () => void change(asked, true) }}
      cancel={{ label: words.cancel, onPress: () => setAsked(null) }}
    />
  ) : null
  return { question, block: setAsked, unblock: (person: Person) => void change(person, false) }
}
