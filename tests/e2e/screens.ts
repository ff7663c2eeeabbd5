/** The main screens as who hears them meets them: what is there, in which order, under which name. */
export const screens = {
  header: `
    - banner:
      - link "Ohmbridge Power Engineering, home"
      - navigation "Main menu":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About"
          - listitem:
            - link "Products"
          - listitem:
            - link "Gallery"
          - listitem:
            - link "Case Studies"
          - listitem:
            - link "Services"
            - button "Show Services menu" [expanded]
            - list:
              - listitem:
                - link "Plant Engineering"
          - listitem:
            - link "Careers"
      - link "Contact Us"
  `,
  login: `
    - heading "Admin Login" [level=1]
    - alert: Wrong email or password
    - textbox "Email"
    - textbox "Password"
    - button "Sign in"
  `,
  jobList: `
    - heading "Job Listings" [level=1]
    - link "Add New Job"
    - search "Filter job listings":
      - combobox "Country"
      - checkbox "Show active jobs only"
    - status: /\\d+ job listings/
    - table "Job Listings":
      - rowgroup:
        - row:
          - columnheader "Title"
          - columnheader "Location"
          - columnheader "Experience"
          - columnheader "Status"
          - columnheader "PDF"
          - columnheader "Actions"
  `,
} as const;
