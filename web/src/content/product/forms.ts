/** The words that both public forms share: they travel with their scripts. */
export const formCopy = {
  connection: {
    send: 'Send when the connection is back',
    waiting:
      'Waiting for the connection. Please leave this page open: your form is sent as soon as the connection is back.',
    stop: 'Do not wait',
  },
} as const;

/** The words about drafts below a public form. */
export const publicDraftCopy = {
  asks: 'May we keep what you type on this device for a day, in case the page closes? For now it is kept in this tab only.',
  keep: 'Keep it for a day',
  keepNot: 'No, in this tab only',
  restored: 'What you had typed before has been put back.',
  device: 'Kept on this device for a day after you last type.',
  tab: 'Kept in this tab only, until you close it.',
  nothing: 'Nothing is kept now: your text is on this page only.',
  clear: 'Clear',
  clearWhat: 'what is kept',
} as const;
