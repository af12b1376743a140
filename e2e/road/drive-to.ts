import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { loadSource, tenantJourney } from '#source'
import { BorrowerClient } from '../../product/drive/borrower-client.ts'
import { driveApplication } from '../../product/drive/drive-application.ts'
import { callingFrom, overHttp } from '../../product/drive/transport.ts'
import { loadRoad } from '../../tools/scenario/roads.ts'
import type { ProductServer } from '../support/product-server.ts'
import { signIn } from '../support/sign-in.ts'
import { type Borrower, createBorrower } from './borrower.ts'

const source = loadSource()

export interface DriveTo {
  readonly road?: string
  readonly tenant?: string
  /** Server state at whose page the browser takes over. */
  readonly until: string
}

/**
 * Drives an application over HTTP to the state where a test begins, in a second or two instead of half a minute; then
 * signs the borrower in at the browser.
 */
export async function driveTo(
  page: Page,
  server: ProductServer,
  { road = 'main', tenant = 'hearthline', until }: DriveTo,
): Promise<Borrower> {
  const person = new BorrowerClient(
    callingFrom(`10.1.${randomInt(256)}.${randomInt(256)}`, overHttp(server.url)),
  )
  const borrower = createBorrower({}, road)
  const { applicant } = borrower
  await driveApplication(person, tenantJourney(source, tenant), {
    road: { ...loadRoad(road), applicant },
    until,
  })
  await signIn(page, person)
  await page.goto(
    `/account/heloc/${person.applicationUuid}${tenant === 'hearthline' ? '' : `?org=${tenant}`}`,
  )
  return borrower
}
