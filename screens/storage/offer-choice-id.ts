/**
 * Returns the id of the draft that stores the chosen offer and amount until they are sent. The page's form has a draft of
 * its own.
 */
export const offerChoiceId = (application: string): string => `${application}:product/select:choice`
