import { type ReactNode, useState } from 'react'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { Button, type ButtonKind } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ElsewhereLink } from '../ui/elsewhere-link.tsx'
import { Dialog } from '../ui/feedback/dialog.tsx'
import { Notice, type NoticeKind } from '../ui/feedback/notice.tsx'
import { Reveal } from '../ui/feedback/reveal.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Stepper } from '../ui/feedback/stepper.tsx'
import { WaitingPanel } from '../ui/feedback/waiting-panel.tsx'
import { ChoiceCard } from '../ui/fields/choice-card.tsx'
import { controlProps, Field, FieldGroup } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { FileRow } from '../ui/fields/file-row.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ReadableText } from '../ui/readable-text.tsx'
import { SummaryList } from '../ui/summary-list.tsx'
import { Timeline } from '../ui/timeline.tsx'
import words from './words.json' with { type: 'json' }

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'quiet']
const notices: readonly NoticeKind[] = ['info', 'success', 'warning', 'danger']
const states = ['done', 'current', 'to come'] as const
const { label, help, error, optional, value, sentence, sample, short } = words

const noFiles = () => undefined
const step = (state: (typeof states)[number]) => ({ id: state, label: sample, state, steps: [] })

/** Specimens of each component of `screens/ui` in each of its states, by its file. */
export const specimens: Readonly<Record<string, ReactNode>> = {
  'page-heading': <PageHeading eyebrow={short} title={sample} lead={sentence} />,
  button: kinds.map((kind) => (
    <div className="design-row" key={kind}>
      <Button kind={kind}>{short}</Button>
      <Button kind={kind} busy busyLabel={words.busy}>
        {short}
      </Button>
      <Button kind={kind} disabled>
        {short}
      </Button>
    </div>
  )),
  'link-button': kinds.map((kind) => (
    <LinkButton key={kind} kind={kind} to="/">
      {short}
    </LinkButton>
  )),
  'elsewhere-link': (
    <ElsewhereLink to="/" note={optional}>
      {short}
    </ElsewhereLink>
  ),
  field: (
    <>
      <FieldState id="design-empty" />
      <FieldState id="design-optional" optional={optional} />
      <FieldState id="design-filled" help={help} defaultValue={value} />
      <FieldState id="design-error" help={help} error={error} />
      <FieldGroup id="design-group" label={label} help={help} error={error}>
        <TextInput aria-label={label} width="short" defaultValue="1" />
      </FieldGroup>
    </>
  ),
  'text-input': (
    <>
      <TextInput aria-label={label} disabled defaultValue={value} />
      <TextInput aria-label={label} width="medium" prefix="$" suffix={words.unit} defaultValue="250" />
    </>
  ),
  select: (
    <Select aria-label={label} empty="" options={states.map((state) => ({ value: state, label: state }))} />
  ),
  'choice-card': (['radio', 'checkbox'] as const).map((type) => (
    <div className="stack-small" key={type}>
      <ChoiceCard type={type} name={type} label={sample} description={sentence} defaultChecked />
      <ChoiceCard type={type} name={type} label={sample} />
      <ChoiceCard type={type} name={type} label={sample} disabled />
      <ChoiceCard type={type} name={type} label={sentence} plain />
    </div>
  )),
  'file-drop': (
    <>
      <FileDrop
        id="design-drop"
        label={label}
        help={help}
        button={short}
        accept="image/*"
        onFiles={noFiles}
      />
      <FileDrop
        id="design-refused"
        label={label}
        button={short}
        error={error}
        accept="image/*"
        onFiles={noFiles}
      />
    </>
  ),
  'file-row': (
    <ul className="file-list">
      <FileRow name={words.file} progress={0.4} progressLabel={words.busy} />
      <FileRow name={words.file} note={words.done} action={<Button kind="quiet">{short}</Button>} />
    </ul>
  ),
  'error-summary': <ErrorSummary errors={[{ target: 'design-error', message: error }]} attempt={0} />,
  notice: notices.map((kind) => (
    <Notice key={kind} kind={kind} title={sample}>
      {sentence}
    </Notice>
  )),
  dialog: <DialogSpecimen />,
  reveal: (
    <Reveal open={sample} close={short}>
      {sentence}
    </Reveal>
  ),
  skeleton: (
    <>
      <Skeleton />
      <Skeleton block="96px" />
    </>
  ),
  stepper: <Stepper label={sample} doneLabel={words.done} steps={states.map(step)} />,
  'waiting-panel': (
    <WaitingPanel title={sample} action={<Button>{short}</Button>}>
      {sentence}
    </WaitingPanel>
  ),
  card: <Card title={sample}>{sentence}</Card>,
  'summary-list': (
    <SummaryList
      rows={[
        { label, value, action: <a href="#design-filled">{short}</a> },
        { label: sample, value: words.amount },
      ]}
    />
  ),
  timeline: <Timeline steps={states.map((state) => ({ ...step(state), when: words.when }))} />,
  'readable-text': (
    <ReadableText sections={[{ heading: sample, paragraphs: [sentence, help], table: [[label, value]] }]} />
  ),
}

interface FieldStateProps {
  readonly id: string
  readonly help?: string
  readonly error?: string
  readonly optional?: string
  readonly defaultValue?: string
}

function FieldState({ defaultValue, ...texts }: FieldStateProps) {
  return (
    <Field label={label} {...texts}>
      <TextInput {...controlProps(texts)} defaultValue={defaultValue} />
    </Field>
  )
}

function DialogSpecimen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{sample}</Button>
      <Dialog title={sample} open={isOpen} onClose={() => setOpen(false)}>
        {sentence}
      </Dialog>
    </>
  )
}
