import { useId, useState } from 'react'
import type { ChatQueue, ChatQueueEntry } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/fields/field.tsx'
import { Select } from '../../kit/ui/fields/select.tsx'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { language, languageName, say } from '../wording.ts'
import { useWork } from '../work.ts'
import { Since } from './since.tsx'

export interface WaitingListProps {
  readonly queue: ChatQueue
  readonly onTake: (entry: ChatQueueEntry) => void
}

/** List of conversations that no agent has taken, the longest waiting first, filtered by queue and lender. */
export function WaitingList({ queue, onTake }: WaitingListProps) {
  const id = useId()
  const { talks } = useWork()
  const [skill, setSkill] = useState('')
  const [tenant, setTenant] = useState('')
  const waiting = queue.waiting.filter(
    (entry) => (skill === '' || entry.skill === skill) && (tenant === '' || entry.tenant === tenant),
  )
  return (
    <section className="console-queue" aria-labelledby={id}>
      <h2 id={id}>{say('chat.waiting.title', { count: String(waiting.length) })}</h2>
      <div className="console-filters">
        <Filter
          label={say('chat.skill')}
          value={skill}
          onChange={setSkill}
          options={queue.skills.map((value) => ({ value, label: value }))}
        />
        {talks.length > 1 && (
          <Filter
            label={say('chat.lender')}
            value={tenant}
            onChange={setTenant}
            options={talks.map(({ tenant: value, name: label }) => ({ value, label }))}
          />
        )}
      </div>
      {waiting.length === 0 && <p className="muted">{say('chat.waiting.none')}</p>}
      <ul className="console-list">
        {waiting.map((entry) => (
          <li key={entry.conversationSid} className="console-waiting">
            <div>
              <p className="console-name">{entry.name}</p>
              <p className="small muted">
                {lenderName(talks, entry.tenant)}, {entry.skill}
                {entry.locale !== undefined && entry.locale !== language && `, ${languageName(entry.locale)}`}
              </p>
              <p className="small muted">
                {say('chat.waitingFor')} <Since at={entry.waitingSince} />
              </p>
            </div>
            <Button disabled={!queue.available} onClick={() => onTake(entry)}>
              {say('chat.take')} <VisuallyHidden>{entry.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const lenderName = (
  lenders: readonly { readonly tenant: string; readonly name: string }[],
  tenant: string,
): string => lenders.find((lender) => lender.tenant === tenant)?.name ?? tenant

interface FilterProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Filter({ label, value, onChange, options }: FilterProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <Select
        id={id}
        value={value}
        options={options}
        empty={say('chat.all')}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
