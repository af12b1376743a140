import { Card } from '../../kit/ui/card.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { Page } from '../parts/page.tsx'
import { paths } from '../paths.ts'
import { say, sayOf } from '../wording.ts'
import { useWork } from '../work.ts'

/** Start page with the tasks that the user's roles allow. */
export function Home() {
  const { self, invites, reviews, talks, administers, unlocks } = useWork()
  const isIdle = invites.length + reviews.length + talks.length + administers.length === 0
  return (
    <Page
      title={say('home.title', { name: self.name })}
      lead={isIdle ? say('home.nothing') : say('home.lead')}
    >
      {!isIdle && (
        <div className="agent-cards">
          {reviews.length > 0 && (
            <Card title={say('home.desk.title')}>
              <p>{say('home.desk.text')}</p>
              <LinkButton to={paths.desk}>{say('home.desk.go')}</LinkButton>
            </Card>
          )}
          {talks.length > 0 && (
            <Card title={say('home.chat.title')}>
              <p>{say('home.chat.text')}</p>
              <LinkButton to={paths.chat}>{say('home.chat.go')}</LinkButton>
            </Card>
          )}
          {administers.length > 0 && (
            <Card title={say('home.insights.title')}>
              <p>{say('home.insights.text')}</p>
              <LinkButton to={paths.insights}>{say('home.insights.go')}</LinkButton>
            </Card>
          )}
          {administers.length > 0 && (
            <Card title={say('home.feedback.title')}>
              <p>{say('home.feedback.text')}</p>
              <LinkButton to={paths.feedback}>{say('home.feedback.go')}</LinkButton>
            </Card>
          )}
          {administers.length > 0 && (
            <Card title={say('home.deadLetters.title')}>
              <p>{say('home.deadLetters.text')}</p>
              <LinkButton to={paths.deadLetters}>{say('home.deadLetters.go')}</LinkButton>
            </Card>
          )}
          {unlocks.length > 0 && (
            <Card title={say('home.unlock.title')}>
              <p>{say('home.unlock.text')}</p>
              <LinkButton to={paths.unlock}>{say('home.unlock.go')}</LinkButton>
            </Card>
          )}
          {invites.length > 0 && (
            <Card title={say('home.invite.title')}>
              <p>{say('home.invite.text')}</p>
              <LinkButton to={paths.invite}>{say('home.invite.go')}</LinkButton>
            </Card>
          )}
        </div>
      )}
      <section className="stack">
        <h2>{say('home.lenders')}</h2>
        <SummaryList
          rows={self.lenders.map(({ name, roles }) => ({
            label: name,
            value: roles.map((role) => sayOf('role', role)).join(', '),
          }))}
        />
      </section>
    </Page>
  )
}
