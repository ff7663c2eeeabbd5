import {
  AppBar,
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  CardMedia,
  Container,
  Grid,
  Link,
  Stack,
  Toolbar,
  Typography,
} from '@mui/material';

const links = ['Home', 'About', 'Services', 'Products', 'Case Studies', 'Careers'];

const services = [
  { name: 'Plant Engineering', picture: 'VIS-011', text: 'High-voltage and low-voltage plant design.' },
  { name: 'Earthing Solution', picture: 'VIS-012', text: 'Earthing systems from survey to report.' },
  { name: 'Cable Solutions', picture: 'VIS-013', text: 'Sizing, pulling and supply of cables.' },
  { name: 'Protection Design', picture: 'VIS-014', text: 'Relay coordination, settings and interfacing.' },
  { name: 'Power System Studies', picture: 'VIS-015', text: 'Load flow, short circuit and compliance.' },
  { name: 'Survey', picture: 'VIS-016', text: 'Topographical, geotechnical and route surveys.' },
];

const statistics = [
  { figure: '50+', name: 'Employees' },
  { figure: '4', name: 'Core teams' },
  { figure: '20+', name: 'Years' },
  { figure: '100+', name: 'Partners' },
];

const picture = (name: string) => `/pictures/${name}-800.webp`;

/** A hero, cards, figures and a call to action: what a marketing page has. */
export function MarketingPage() {
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Power Engineering
          </Typography>
          <Stack direction="row" spacing={2} sx={{ display: { xs: 'none', md: 'flex' } }}>
            {links.map((name) => (
              <Button key={name} color="inherit" href={`/${name}`}>
                {name}
              </Button>
            ))}
          </Stack>
        </Toolbar>
      </AppBar>
      <Box component="main">
        <Box
          sx={{
            minHeight: 560,
            backgroundImage: `url(${picture('VIS-001')})`,
            backgroundSize: 'cover',
            color: 'white',
          }}
        >
          <Container sx={{ py: 16 }}>
            <Typography variant="h2" component="h1">
              Empowering Sustainable Solutions for Tomorrow's Energy Needs
            </Typography>
            <Button variant="contained" size="large" href="/contact" sx={{ mt: 4 }}>
              Contact us
            </Button>
          </Container>
        </Box>
        <Container sx={{ py: 8 }}>
          <Typography variant="h3" component="h2" gutterBottom>
            What we do
          </Typography>
          <Grid container spacing={4}>
            {services.map(({ name, picture: file, text }) => (
              <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
                <Card>
                  <CardMedia component="img" height="180" image={picture(file)} alt="" loading="lazy" />
                  <CardContent>
                    <Typography variant="h5" component="h3">
                      {name}
                    </Typography>
                    <Typography color="textSecondary">{text}</Typography>
                  </CardContent>
                  <CardActions>
                    <Button size="small" href="/services">
                      More about {name}
                    </Button>
                  </CardActions>
                </Card>
              </Grid>
            ))}
          </Grid>
          <Grid container spacing={4} sx={{ my: 8 }}>
            {statistics.map(({ figure, name }) => (
              <Grid key={name} size={{ xs: 6, md: 3 }}>
                <Typography variant="h3" component="p">
                  {figure}
                </Typography>
                <Typography>{name}</Typography>
              </Grid>
            ))}
          </Grid>
          <Button variant="contained" size="large" href="/contact">
            Make an enquiry
          </Button>
        </Container>
      </Box>
      <Box component="footer" sx={{ py: 6, bgcolor: 'grey.100' }}>
        <Container>
          <Link href="/privacy-policy">Privacy Policy</Link>
        </Container>
      </Box>
    </>
  );
}
