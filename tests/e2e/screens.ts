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
  contactForm: `
    - form "Enquiry":
      - textbox "First Name"
      - textbox "Last Name"
      - textbox "Email"
      - textbox "Phone number"
      - textbox "Message"
      - status
      - alert
      - button "Send Message"
  `,
  firstStep: `
    - form "Join Our Team":
      - navigation "Steps of the application":
        - list:
          - listitem:
            - 'button "Step 1 of 3: Personal Information"'
          - listitem:
            - 'button "Step 2 of 3: Professional Details"'
          - listitem:
            - 'button "Step 3 of 3: Additional Information"'
      - heading "Personal Information" [level=2]
      - textbox "First Name"
      - textbox "Last Name"
      - textbox "Email"
      - textbox "Phone number"
      - button "Continue"
  `,
  jobsOfCountry: `
    - status: "Openings in India: 3"
    - heading "India" [level=3]
    - button "Choose Country"
    - list:
      - listitem:
        - heading "Design Manager" [level=4]
        - heading "Qualifications" [level=5]
        - heading "Experience" [level=5]
        - heading "Responsibilities" [level=5]
        - link "Apply Now for Design Manager"
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
