import { formatPhone, isIsoDate, isUuid } from './values.ts'

/** ABA routing number: nine digits whose checksum, weighted 3 7 1, is a multiple of ten; never all zeros. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const weights = [3, 7, 1]
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + digit * (weights[index % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}

/** Never issued: area 000, 666 and 9xx, group 00, serial 0000 (Social Security Administration, RM 10201.035). */
const isSsn = (text: string): boolean => /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(text)

const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY AS GU MP'

const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(text)

const isUsDate = (text: string): boolean => {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  return isIsoDate(`${year}-${month}-${day}`)
}

const isPhone = (text: string): boolean => formatPhone(text.replaceAll(/[\s().-]/g, '')) !== undefined

/** The `format` names of form schemas, for Ajv in browser and server alike. */
export const formFormats: Readonly<Record<string, (text: string) => boolean>> = {
  'account-number': (text) => /^\d{4,17}$/.test(text),
  'birth-date': isIsoDate,
  // Equifax and Experian gave out ten digits, TransUnion six; some people chose four.
  'credit-pin': (text) => /^\d{4,10}$/.test(text),
  date: isIsoDate,
  'date-time': (text) =>
    isIsoDate(text.slice(0, 10)) && /^.{10}T\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  email: isEmail,
  money: (text) => /^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/.test(text),
  'routing-number': isRoutingNumber,
  ssn: isSsn,
  'state-code': (text) => /^[A-Z]{2}$/.test(text) && stateCodes.includes(text),
  'us-date': isUsDate,
  'us-phone': isPhone,
  uuid: isUuid,
  zip: (text) => /^\d{5}(-\d{4})?$/.test(text),
}
