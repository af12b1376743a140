import { forms } from 'virtual:forms'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createJourney } from '#engine'
import type { FormId, PageId } from '#generated/ids'
import { vocabulary } from '#generated/vocabulary'
import { EntryPanelHtml } from '../features/entry/entry-place.tsx'
import { Frame } from '../frame/frame.tsx'
import type { Organization } from '../journey/organization.ts'
import { loadForm, provideForms } from '../kit/forms/load-form.ts'
import { JourneyContext } from '../kit/journey/journey-context.ts'
import type { FirstPart } from '../kit/journey/load-journey.ts'
import { noLaterCopy } from '../kit/wording/later-copy.ts'
import Register from '../pages/register.tsx'
import { places } from '../storage/places.ts'
import { ownJourney } from './own-journey.ts'
import { PageScreen } from './routes/page-screen.tsx'

export interface FirstQuestionParts {
  /** Lender, as the document describes it to the browser. */
  readonly organization: Organization
  /** Journey that the browser will fetch. */
  readonly journey: FirstPart
  readonly page: PageId
  readonly form: FormId
  /** Path and query of the document. */
  readonly address: string
  /** HTML of the entry panel. */
  readonly panel: string
}

/** Places of a browser whose owner registration does not ask its first question: a session, or answers that were kept. */
const known = [places.jwt, places.registration, places.onDevice]

/** Browser storage, as `area.key`, that a page with the first question looks at before it shows it. */
export const knownBy = known.map(({ area, key }) => `${area}.${key}`)

provideForms(forms)

/** Draws the page with the first question of registration for a visitor, on the server, by the browser's own components. */
export async function drawFirstQuestion(parts: FirstQuestionParts): Promise<string> {
  await loadForm(parts.form)
  const { locale, source } = parts.journey
  const loaded = { journey: createJourney(source, vocabulary), locale, laterCopy: noLaterCopy }
  return renderToStaticMarkup(
    <JourneyContext value={ownJourney(loaded, parts.organization)}>
      <EntryPanelHtml value={parts.panel}>
        <StaticRouter location={parts.address}>
          <Frame>
            <PageScreen page={parts.page} as={Register} />
          </Frame>
        </StaticRouter>
      </EntryPanelHtml>
    </JourneyContext>,
  )
}
