/** Who looks, for which lender and from where is not of the application: nothing is known of it, ever. */
export const isOfApplication = (field: string): boolean => /^(profile|heloc|status)\./.test(field)
