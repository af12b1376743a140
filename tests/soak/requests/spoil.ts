import fc from 'fast-check'
import type { Company } from './company.ts'
import type { SoakRequest } from './soak-request.ts'
import { addressSpoils } from './spoil-address.ts'
import { bodySpoils } from './spoil-body.ts'
import { callerSpoils } from './spoil-caller.ts'
import { headerSpoils } from './spoil-headers.ts'
import { uploadSpoils } from './spoil-upload.ts'

/** Function that spoils a valid request; returns undefined if it does not apply. */
export type Spoil = (request: SoakRequest, company: Company) => fc.Arbitrary<SoakRequest> | undefined

const spoils: Readonly<Record<string, Spoil>> = {
  ...bodySpoils,
  ...uploadSpoils,
  ...callerSpoils,
  ...addressSpoils,
  ...headerSpoils,
}

/** Applies one or two spoils to a request. */
export const spoilt = (request: SoakRequest, company: Company): fc.Arbitrary<SoakRequest> =>
  fc.oneof(
    { weight: 4, arbitrary: once(request, company) },
    { weight: 1, arbitrary: once(request, company).chain((worse) => once(worse, company)) },
  )

function once(request: SoakRequest, company: Company): fc.Arbitrary<SoakRequest> {
  const ways = Object.entries(spoils).flatMap(([name, spoil]) => {
    const wrong = spoil(request, company)
    return wrong === undefined ? [] : [wrong.map((worse) => ({ ...worse, about: [...worse.about, name] }))]
  })
  return fc.oneof(...ways)
}
