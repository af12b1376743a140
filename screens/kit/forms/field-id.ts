/** Builds the id of a control: `start/contact` and `mailingAddress.zip` give `start-contact-mailingAddress-zip`. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`.replaceAll(/[./]/g, '-')
}
