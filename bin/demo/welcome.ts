export interface Welcome {
  origin: string
  username: string
  password: string
  /** The page that commands the stand-ins. */
  control: string
}

/** Everything that a person needs to look around. */
export function welcome({ origin, username, password, control }: Welcome): string {
  return `
  The demo is running. Its data is made up, and gone when it ends.

    Site           ${origin}
    Admin          ${origin}/admin/login
                   username ${username}
                   password ${password}
    Control room   ${control}

  The control room shows the mail that arrives, and commands the stand-ins for the calendar, the feed of each
  cabin, the camera and the mail service: each can work, fail, refuse, lie, hang, be slow, send garbage or
  send without end.

  Things to try
    - Leave a review at ${origin}/review and watch its messages arrive in the control room.
    - Sign in and approve it: it is on the home page and under Guest Reviews at once.
    - Decide about contest entries, answer an inquiry, close the contest and open the next.
    - Look for a free cabin at ${origin}/cabins, then let its feed fail.
    - Let mail fail, leave a review, and find its messages waiting in the admin area. Let it work again and
      choose 'send again'.
        curl -d 'service=mail&mood=fail' ${control}      (mood=work)
    - Let everything hang and restart the site: no page waits for any of it.
        curl -d 'service=all&mood=hang' ${control}
        curl -d restart=site ${control}

  Ctrl-C ends everything.
`
}
