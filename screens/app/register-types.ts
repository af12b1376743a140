import type * as domain from '#generated/domain'
import type * as forms from '#generated/forms'
import type * as ids from '#generated/ids'
import type { Organization } from '../journey/organization.ts'

/** Types of this product that the kit's hooks and components speak in. */
declare module '../kit/host.ts' {
  interface Register {
    copyKey: ids.CopyKey
    pageId: ids.PageId
    formId: ids.FormId
    submission: ids.SubmissionName
    text: ids.DocumentId
    formValues: forms.FormValues
    application: {
      readonly profile: domain.Profile
      readonly heloc: domain.Heloc
      readonly status: domain.ApplicationStatus
    }
    facts: { readonly organization: Organization }
  }
}
