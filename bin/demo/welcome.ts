export type Welcome = {
  origin: string
  username: string
  password: string
  mailroom: string
}

/** Everything that a person needs to look around. */
export function welcome({ origin, username, password, mailroom }: Welcome): string {
  return `
  The demo is running. Its data is made up, and gone when it ends.

    Site           ${origin}
    Admin          ${origin}/admin/login
                   username ${username}
                   password ${password}
    Mail service   ${mailroom}

  Things to try
    - Leave a review at ${origin}/review and watch its messages arrive at the mail service.
    - Sign in and approve it: it is on the home page and under Guest Reviews at once.
    - Let the mail service fail (buttons on its page, or the command below), leave a review, and
      find its messages waiting in the admin area. Let it work again and choose 'send again'.
        curl -d mood=fails ${mailroom}      (mood=works, mood=refuses)

  Ctrl-C ends everything.
`
}
