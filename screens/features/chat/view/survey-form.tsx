import type { FormValues } from '#generated/forms'
import { JourneyForm } from '../../../kit/forms/journey-form.tsx'
import { ask } from '../core/chat-calls.ts'

export interface SurveyFormProps {
  /** Contact id of the conversation that the survey is about. */
  readonly contact: string
  readonly onSent: () => void
  readonly onFailed: () => void
}

/** Survey about a conversation with an agent, for lenders without an external survey. */
export function SurveyForm({ contact, onSent, onFailed }: SurveyFormProps) {
  const send = (values: FormValues['chat/survey']) =>
    ask('/service-csp/external/api/v1/twilio/survey', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, contactId: contact }),
    }).then(onSent, onFailed)
  return <JourneyForm form="chat/survey" draft={`chat:${contact}`} onSubmit={send} />
}
