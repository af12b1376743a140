import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asJsonObject, loadSource, tenantJourney } from '#source'
import { BorrowerClient } from '../../tools/drive/borrower-client.ts'
import { driveApplication } from '../../tools/drive/drive-application.ts'
import { loadRoad } from '../../tools/drive/roads.ts'
import type { ProductServer } from '../product-server.ts'
import { signIn } from '../sign-in.ts'
import type { Borrower } from './borrower.ts'

const source = loadSource()

export interface DriveTo {
  readonly road?: string
  readonly tenant?: string
  /** Server state before whose page the browser takes over. */
  readonly until: string
}

/** Comes to where a test begins over HTTP, in a second or two instead of half a minute; the browser is theirs from there on. */
export async function driveTo(
  page: Page,
  server: ProductServer,
  { road = 'main', tenant = 'hearthline', until }: DriveTo,
): Promise<Borrower> {
  const person = new BorrowerClient(server.url, `10.1.${randomInt(256)}.${randomInt(256)}`)
  const { applicant, ...rest } = loadRoad(road)
  await driveApplication(person, tenantJourney(source, tenant), { road: { applicant, ...rest }, until })
  const { email, name } = await person.profile()
  const { firstName, lastName } = asJsonObject(name)
  const { street1 } = asJsonObject(asJsonObject(asJsonObject((await person.heloc()).property)).address)
  const { password } = asJsonObject(asJsonObject(applicant.registration)['login-info'])
  await signIn(page, person)
  await page.goto(
    `/account/heloc/${person.applicationUuid}${tenant === 'hearthline' ? '' : `?org=${tenant}`}`,
  )
  return {
    firstName: String(firstName),
    lastName: String(lastName),
    email: String(email),
    password: String(password),
    street: String(street1),
  }
}
