/** Whether a field belongs to the application. Facts of the visitor, lender or request do not, and stay unknown. */
export const isOfApplication = (field: string): boolean => /^(profile|heloc|status)\./.test(field)
