import type { SentInvitation } from '#generated/api'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { EmailText } from '../../kit/wording/email-text.tsx'
import { moment, say } from '../wording.ts'

/** List of the borrowers whom the user has invited, with their progress. */
export function InvitationList({ invitations }: { readonly invitations: readonly SentInvitation[] }) {
  if (invitations.length === 0) return <p>{say('invite.none')}</p>
  return (
    <ul className="agent-list">
      {invitations.map(({ identityUuid, name, email, invitedAt, isSetUp, progress }) => (
        <li key={identityUuid} className="agent-row">
          <h3>{name}</h3>
          <SummaryList
            rows={[
              { label: say('invite.email'), value: <EmailText email={email} /> },
              { label: say('invite.invitedAt'), value: moment(invitedAt) },
              {
                label: say('invite.progress'),
                value: isSetUp ? progress : say('invite.waiting'),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
