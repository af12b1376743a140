/** Client machine as written by hand, with which `send` is compared. Undefined is a refusal. */
export function sendByHand(state: string, event: string): string | undefined {
  switch (event) {
    case 'softCreditNoMatch':
      return state === 'profile' || state === 'liens' || state === 'product' ? 'ssnCredit' : undefined
    case 'creditLocked':
    case 'creditFrozen':
      return 'errorCredit'
    case 'creditIncorrectPin':
      return 'incorrectPin'
    case 'softCreditNoCredit':
      return 'noCredit'
    case 'propertyNoMatch':
      return 'noProperty'
    case 'datatreeNoMatch':
      return 'datatreeError'
    case 'repullSoftCredit':
      return state === 'profile' ? 'product' : undefined
    case 'lienInfo':
      return state === 'profile' ? 'liens' : undefined
    case 'underwrite':
      return 'product'
    case 'assetDepletionDtiDecline':
      return state === 'product' ? 'assetDepletion' : undefined
    case 'selectProduct':
      return state === 'product' ? 'moreProfile' : undefined
    case 'addProfileInfo':
      return state === 'moreProfile' ? 'hmda' : undefined
    case 'addHmdaInfo':
      return state === 'hmda' ? 'waitSummary' : undefined
    case 'summarySigning':
      return 'appSummary'
    case 'summarySigned':
      return 'incomeReview'
    case 'incomeVerified':
      return 'ach'
    case 'disbursementAch':
      return state === 'autopay' || state === 'ach' ? 'docVerify' : undefined
    case 'idDocsUploaded':
      return state === 'docVerify' ? 'waitSign' : undefined
    case 'bpoEscalate':
      return state === 'docVerify' || state === 'incomeReview' ? 'bpo' : undefined
    case 'bpoProcessWaiting':
      return 'bpoProcessing'
    case 'idReUpload':
    case 'manualDisburseManualPay':
      return 'docVerify'
    case 'adHocDocRequired':
      return 'documents'
    case 'incomePartialVerified':
      return 'manualPaystubUpload'
    case 'manualDisburseSetup':
      return 'autopay'
    case 'merchantReviewed':
      return 'lienAttestation'
    case 'lienAttestation':
      return 'waitSign'
    case 'employerVerification':
      return 'emplVerify'
    case 'noteSigning':
      return state === 'waitSign' ? 'sign' : undefined
    case 'signed':
      return state === 'sign' ? 'codeed' : undefined
    case 'coDeedConfirmed':
      return state === 'codeed' ? 'waitNotary' : undefined
    case 'deedSigning':
      return 'notary'
    case 'enotarySigned':
    case 'manualEnotarySigned':
      return state === 'notary' ? 'insurance' : undefined
    case 'insuranceConfirmed':
    case 'finish':
      return 'waitFund'
    case 'fund':
      return 'complete'
    case 'inactive':
    case 'decline':
      return 'declined'
    case 'dtiDecline':
      return 'dtiDeclined'
    case 'creditScoreDecline':
      return 'creditScoreDeclined'
    case 'delinquencyReview':
      return 'delinquency'
    default:
      return undefined
  }
}
