export interface Welcome {
  origin: string
  username: string
  password: string
  /** Address of the control room. */
  control: string
}

export function welcome({ origin, username, password, control }: Welcome): string {
  return `
  The demo is running. Its data is made up and deleted when it ends.

    Site           ${origin}
    Admin          ${origin}/admin/login
                   username ${username}
                   password ${password}
    Control room   ${control}

  The control room shows incoming mail and commands the fakes of the calendar, the feed of each cabin, the
  camera and the mail service: each can work, fail, refuse, lie, hang, be slow, send garbage or send without end.

  Things to try
    - Leave a review at ${origin}/review and watch its messages arrive in the control room.
    - Sign in and approve it: it appears on the home page and under Guest Reviews at once.
    - Decide on contest entries, answer an inquiry, close the contest and open the next.
    - Look for a free cabin at ${origin}/cabins, then make its feed fail.
    - Make mail fail, leave a review, and find its messages waiting in the admin area. Make it work again and
      choose 'send again'.
        curl -d 'service=mail&mood=fail' ${control}      (mood=work)
    - Make everything hang and restart the site: no page waits for any of it.
        curl -d 'service=all&mood=hang' ${control}
        curl -d restart=site ${control}

  Ctrl-C ends everything.
`
}
