import type { Context } from '#generated/context'

/** Finds which of the six triggers fires first, as written by hand; the evaluation of triggers is compared with it. */
export function triggerByHand({ profile, heloc, status }: Context): string | undefined {
  if (
    profile?.name?.firstName != null &&
    profile.name.lastName != null &&
    profile.dob != null &&
    heloc?.selectedPropertyUuid != null &&
    heloc.consents?.some(({ type }) => type === 'SOFT_CREDIT')
  )
    return 'lienInfo'
  if (
    status?.liensComplete ||
    (isDecided(status) && (!status?.inquiryAttestNeeded || status.inquiryAttestComplete))
  )
    return 'underwrite'
  if ((heloc?.term ?? 0) > 0 && (heloc?.amount ?? 0) > 0) return 'selectProduct'
  if (status?.uwSubDecision === 'VERIFIED_INCOME_MATCHED_OFFER' || status?.uwSubDecision === 'FINAL_OFFER')
    return 'incomeVerified'
  if (heloc?.documents?.some(({ type }) => isIdFront(type)) && !isTexasBpoOutstanding(heloc, status))
    return 'idDocsUploaded'
  if (heloc?.insurance?.complete && isFinishing(status?.checklistStatus)) return 'finish'
  return undefined
}

function isDecided(status: Context['status']): boolean {
  const decision = status?.uwDecision ?? 'UNKNOWN'
  return decision !== 'UNKNOWN' && decision !== 'INITIAL' && decision !== 'ERROR'
}

const isIdFront = (type: string): boolean =>
  type === 'DRIVERS_LICENSE_FRONT' ||
  type === 'ID_CARD_FRONT' ||
  type === 'PASSPORT_FRONT' ||
  type === 'PERMANENT_RESIDENT_FRONT'

function isTexasBpoOutstanding(heloc: Context['heloc'], status: Context['status']): boolean {
  const bpo = status?.bpo ?? 'UNKNOWN'
  return heloc?.property?.address?.state === 'TX' && (bpo === 'REQUIRED' || bpo === 'UNKNOWN')
}

const isFinishing = (state: string | undefined): boolean =>
  state === 'GEN_RESCISSION' || state === 'RESCISSION' || state === 'RECORDING' || state === 'FUNDABLE'
