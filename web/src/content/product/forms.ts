/** The words that both public forms share. They are part of the scripts of both. */
export const formCopy = {
  connection: {
    send: 'Send when the connection is back',
    waiting:
      'Waiting for the connection. Please leave this page open: your form is sent as soon as the connection is back.',
    stop: 'Do not wait',
  },
} as const;
