import { useState } from 'react'
import { formatDate } from '#engine'
import type { Insights } from '#generated/api'
import { Field } from '../../kit/ui/fields/field.tsx'
import { Select } from '../../kit/ui/fields/select.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { figureTables } from '../insights/figure-tables.ts'
import { Figures } from '../insights/figures.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { say } from '../wording.ts'
import { useWork } from '../work.ts'

/** Page with the numbers of the lenders that the user administers, one at a time. */
export function InsightsPage() {
  const { administers } = useWork()
  const [tenant, setTenant] = useState(administers[0]?.tenant ?? '')
  const loaded = useLoaded<Insights>(
    `/service-staff/secure/api/v1/insights?orgCode=${encodeURIComponent(tenant)}`,
  )
  return (
    <Page title={say('insights.title')} lead={say('insights.lead')}>
      {administers.length > 1 && (
        <Field id="lender" label={say('chat.lender')}>
          <Select
            id="lender"
            value={tenant}
            options={administers.map((lender) => ({ value: lender.tenant, label: lender.name }))}
            onChange={(event) => setTenant(event.target.value)}
          />
        </Field>
      )}
      <Shown loaded={loaded}>
        {(numbers) => (
          <>
            <p>{say('insights.since', { day: formatDate(numbers.since), least: String(numbers.least) })}</p>
            {figureTables(numbers).map((table) => (
              <Figures key={table.name} table={table} tenant={numbers.tenant} />
            ))}
          </>
        )}
      </Shown>
    </Page>
  )
}
